import type { VacancyPage } from '@vakman/content/vacancies/read-vacancies';
import { formatEuro } from '@vakman/domain/price-estimate/price-estimate';
import { longDate } from '../../page/dates.ts';
import { usePage } from '../../page/page-context.tsx';
import { TitleWords } from '../title-words/title-words.tsx';

const lists = ['tasks', 'requirements', 'offer'] as const;

/** One job: what it is, what it pays, and how to apply. */
export function Vacancy({ vacancy }: { readonly vacancy: VacancyPage }) {
  const { content, lang, locale, t } = usePage();
  const { hours, salary, closes, slug } = vacancy;
  const text = vacancy.texts[lang];
  const pay = { min: formatEuro(salary.min, locale), max: formatEuro(salary.max, locale) };
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
          <li>{t('vacanciesPage.closes', { date: longDate(closes, locale) })}</li>
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
