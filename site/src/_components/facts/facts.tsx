import type { TitledText } from '@vakman/content/texts/text-parts';

/** What is true of a place, each under a few words. */
export function Facts({ facts }: { readonly facts: readonly TitledText[] }) {
  return (
    <dl className="facts">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
