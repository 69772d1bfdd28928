import type { WorkText } from '@vakman/content/services/service-text.schema';
import { usePage } from '../../page/page-context.tsx';

/** How the work goes, step by step. */
export function ProcessSteps({ steps }: { readonly steps: WorkText['process'] }) {
  const { t } = usePage();
  return (
    <section className="process band">
      <h2>{t('work.process')}</h2>
      <ol>
        {steps.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
