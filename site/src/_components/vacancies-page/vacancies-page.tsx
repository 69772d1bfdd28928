import { usePage } from '../../page/page-context.tsx';
import { ActionOrCall } from '../action-or-call/action-or-call.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Vacancy } from './vacancy.tsx';

/** The jobs that are open, one below the other. */
export function VacanciesPage() {
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
