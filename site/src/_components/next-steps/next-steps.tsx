import type { TitledText } from '@vakman/content/texts/text-parts';
import { usePage } from '../../page/page-context.tsx';

/** What happens after each other, numbered. */
export function NextSteps({ steps }: { readonly steps: readonly TitledText[] }) {
  return (
    <ol className="next-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const steps = ['reply', 'visit', 'offer'] as const;

/** What happens after a request, and when. */
export function QuoteSteps() {
  const { t } = usePage();
  const texts = steps.map((step) => ({
    title: t(`quote.next.steps.${step}.title`),
    text: t(`quote.next.steps.${step}.text`),
  }));
  return <NextSteps steps={texts} />;
}
