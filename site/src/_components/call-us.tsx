import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../page/page-context.tsx';
import { OpeningHours } from './company-details/company-details.tsx';

/** The telephone, and when somebody answers it. */
export function CallUs() {
  const { content, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <>
      <h2 className="aside-title">{t('navigation.call')}</h2>
      <p className="aside-phone">
        <a className="alone" href={phone.href}>
          {phone.display}
        </a>
      </p>
      <OpeningHours />
    </>
  );
}
