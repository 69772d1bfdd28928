import { usePage } from '../../page/page-context.tsx';
import { NextSteps } from './next-steps.tsx';

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
