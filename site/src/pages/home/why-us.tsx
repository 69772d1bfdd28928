import { usePage } from '../../page/page-context.tsx';
import { Picture } from '../../_components/picture/picture.tsx';

/** The years as the largest thing on the page, and what they have taught. */
export function WhyUs() {
  const { t } = usePage();
  return (
    <section className="why-us swatch bentheim">
      <div>
        <h2>
          <span>{t('why.figure')}</span> {t('why.title')}
        </h2>
        <p className="lead">{t('why.text')}</p>
        <p>
          {t('why.customers')} <a href="#over">{t('why.more')}</a>
        </p>
      </div>
      <Picture name="painter-at-work" alt="" sizes="(width<800px) 100vw,50vw" />
    </section>
  );
}
