import type { VacancyPage } from '@vakman/content/vacancies/read-vacancies';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { usePage } from '../../page/page-context.tsx';
import { ActionOrCall } from '../../_components/action-or-call.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { HeadPicture } from '../../_components/page-head/page-head.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { formatDate } from '@vakman/domain/format/format.dates';
import { TitleWords } from '../../_components/title-words/title-words.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

const lists = ['tasks', 'requirements', 'offer'] as const;

/** One job: what it is, what it pays, and how to apply. */
function Vacancy({ vacancy }: { readonly vacancy: VacancyPage }) {
  const { content, lang, t } = usePage();
  const { hours, salary, closes, slug } = vacancy;
  const text = vacancy.texts[lang];
  const pay = { min: formatEuro(salary.min, lang), max: formatEuro(salary.max, lang) };
  const apply = `mailto:${content.company.email}?subject=${encodeURIComponent(text.title)}`;
  return (
    <section id={slug} className="vacancy band">
      <div>
        <h2>
          <TitleWords>{text.title}</TitleWords>
        </h2>
        <p className="lead">{text.summary}</p>
        <ul className="terms">
          <li>{t('vacanciesPage.hours', hours)}</li>
          <li>{t('vacanciesPage.salary', pay)}</li>
          <li>{t('vacanciesPage.closes', { date: formatDate(closes, lang) })}</li>
        </ul>
        <p className="actions">
          <a className="button" href={apply}>
            {t('vacanciesPage.apply')}
          </a>
        </p>
      </div>
      <div className="prose">
        {text.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {lists.map((list) => (
          <div key={list}>
            <h3>{t(`vacanciesPage.${list}`)}</h3>
            <ul className="ticks">
              {text[list].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The jobs that are open, one below the other. */
function VacanciesPage() {
  const { content, t } = usePage();
  return (
    <>
      <PageHead
        title={t('vacanciesPage.title')}
        lead={t('vacanciesPage.introduction')}
        picture={<HeadPicture name="painter-at-work" subject={t('pages.vacancies.name')} />}
      />
      <LaterStyle />
      {content.vacancies.length === 0 ? (
        <section className="no-vacancies band">
          <p className="lead">{t('vacanciesPage.none')}</p>
          <ActionOrCall href={`mailto:${content.company.email}`}>{content.company.email}</ActionOrCall>
        </section>
      ) : (
        content.vacancies.map((vacancy) => <Vacancy key={vacancy.slug} vacancy={vacancy} />)
      )}
    </>
  );
}

export default pageTemplate(VacanciesPage, 'vacancies');
