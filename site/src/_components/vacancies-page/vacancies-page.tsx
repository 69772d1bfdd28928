import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../../page/page-context.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Vacancy } from './vacancy.tsx';

/** The jobs that are open, one below the other. */
export function VacanciesPage() {
  const { content, t } = usePage();
  const phone = phoneFact(content.company.phone);
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
          <p className="actions">
            <a className="button" href={`mailto:${content.company.email}`}>
              {content.company.email}
            </a>
            <a className="button quiet" href={phone.href}>
              {t('navigation.callNumber', { phone: phone.display })}
            </a>
          </p>
        </section>
      ) : (
        content.vacancies.map((vacancy) => <Vacancy key={vacancy.slug} vacancy={vacancy} />)
      )}
    </>
  );
}
