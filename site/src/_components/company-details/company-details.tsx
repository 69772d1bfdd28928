import { phoneFact } from '@vakman/content/company/phone-fact';
import { groupDays, weekdayName } from '@vakman/domain/opening-hours';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';

/** Days with the same hours on one line, as on the door of a shop. */
export function OpeningHours({ days = 'long' }: { readonly days?: 'long' | 'short' }) {
  const { content, lang, t } = usePage();
  return (
    <dl className="opening-hours">
      {groupDays(content.company.openingHours).map(({ from, to, hours }) => (
        <div key={from}>
          <dt>
            {from === to
              ? weekdayName(from, lang, days)
              : t('contact.days', {
                  from: weekdayName(from, lang, days),
                  to: weekdayName(to, lang, days),
                })}
          </dt>
          <dd>{hours ? t('contact.hours', hours) : t('contact.byAppointment')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How to reach the firm, and when. */
export function CompanyDetails() {
  const { content, t } = usePage();
  const { address, email, ...company } = content.company;
  const phone = phoneFact(company.phone);
  const mobile = phoneFact(company.mobile);
  return (
    <dl className="company-details">
      <div>
        <dt>
          <Icon name="phone" />
          {t('contact.phone')}
        </dt>
        <dd>
          <a href={phone.href}>{phone.display}</a>
        </dd>
        <dd>
          {t('contact.mobile')} <a href={mobile.href}>{mobile.display}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="email" />
          {t('contact.email')}
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="address" />
          {t('contact.address')}
        </dt>
        <dd>
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="speed" />
          {t('contact.openingHours')}
        </dt>
        <dd>
          <OpeningHours />
        </dd>
      </div>
    </dl>
  );
}
