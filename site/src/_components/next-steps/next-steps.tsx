import { usePage } from '../../page/page-context.tsx';

const steps = ['reply', 'visit', 'offer'] as const;

/** What happens after a request, and when. */
export function NextSteps() {
  const { t } = usePage();
  return (
    <ol className="next-steps">
      {steps.map((step) => (
        <li key={step}>
          <h3>{t(`quote.next.steps.${step}.title`)}</h3>
          <p>{t(`quote.next.steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
