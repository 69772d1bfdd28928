import type { ReactNode } from 'react';
import type { Markdown } from '@vakman/content/texts/read-markdown';
import type { DocumentHead } from '@vakman/content/document.schema';
import { formatDate } from '@vakman/domain/format/format.dates';
import { renderMarkdown } from '../../page/markdown.ts';
import { usePage } from '../../page/page-context.tsx';
import { Contents } from '../../_components/contents/contents.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { Prose } from '../../_components/prose/prose.tsx';

export interface DocumentPageProps {
  readonly text: Markdown<DocumentHead>;
  /** What follows the text. */
  readonly children?: ReactNode;
}

/** A text that people agree to or look something up in: its contents beside it, and the day from which it holds. */
export function DocumentPage({ text, children }: DocumentPageProps) {
  const { lang, t } = usePage();
  const { html, headings } = renderMarkdown(text.markdown, lang);
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <LaterStyle />
      <div className="document split band">
        <Contents headings={headings}>
          <p className="small">{t('documents.since', { date: formatDate(text.since, lang) })}</p>
        </Contents>
        <div>
          <Prose html={html} />
          {children}
        </div>
      </div>
    </>
  );
}
