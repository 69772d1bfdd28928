import { phoneFact } from '@vakman/content/company/phone-fact';
import { pathTo } from '../_data/routes.ts';
import { usePage } from '../page/page-context.tsx';
import { Illustration } from '../_components/illustration/illustration.tsx';
import { LaterStyle } from '../_components/later-style.tsx';
import { pageTemplate } from '../_layouts/page-template.tsx';

/** Stands where the dashboard will be, and says so. */
function AccountPage() {
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

export default pageTemplate(AccountPage, 'login', 'dashboard', 'profile', 'admin', 'project', 'invite');
