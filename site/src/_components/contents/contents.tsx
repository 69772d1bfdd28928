import type { ReactNode } from 'react';
import type { Heading } from '../../page/markdown.ts';
import { usePage } from '../../page/page-context.tsx';

export interface ContentsProps {
  readonly headings: readonly Heading[];
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** Where what stands in a long text: beside it on a wide screen, folded up before it on a phone. */
export function Contents({ headings, children }: ContentsProps) {
  const { t } = usePage();
  const title = t('documents.contents');
  return (
    <nav className="contents" aria-label={title}>
      {children}
      <details className="disclosure">
        <summary>{title}</summary>
        <h2>{title}</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
