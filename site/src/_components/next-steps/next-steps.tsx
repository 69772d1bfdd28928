import type { TitledText } from '@vakman/content/texts/text-parts';

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
