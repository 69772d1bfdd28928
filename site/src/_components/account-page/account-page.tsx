import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';

/** Stands where the dashboard will be, and says so. */
export function AccountPage() {
  const { content, lang, t } = usePage();
  const { company } = content;
  const phone = phoneFact(company.phone);
  return (
    <div className="notice">
      <div>
        <h1>{t('accountPage.title')}</h1>
        <p className="lead">{t('accountPage.text')}</p>
        <p className="actions">
          <a className="button" href={phone.href}>
            {t('navigation.callNumber', { phone: phone.display })}
          </a>
          <a className="button quiet" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
        <p>
          <a href={pathTo('home', lang)}>{t('notFound.home')}</a>
        </p>
      </div>
      <Illustration name="missing-house" />
      <LaterStyle />
    </div>
  );
}
