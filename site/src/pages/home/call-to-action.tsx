import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../../page/page-context.tsx';

/** The one thing to do next, large: ask for a quote, or call. */
export function CallToAction() {
  const { content, t } = usePage();
  const { email, ...company } = content.company;
  const phone = phoneFact(company.phone);
  return (
    <section className="call-to-action swatch oxblood band">
      <div>
        <h2>{t('callToAction.title')}</h2>
        <p className="lead">{t('callToAction.text')}</p>
        <p className="actions">
          <a className="button" href="#contact">
            {t('hero.quote')}
          </a>
          <a className="button quiet" href={phone.href}>
            {t('callToAction.call')}
          </a>
        </p>
      </div>
      <p>
        <a href={phone.href}>{phone.display}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
