import { LinkifyIt } from 'linkify-it';
import { useMemo, type ReactNode } from 'react';

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });

/** Where a link of a message may lead; anything else stays text. */
const safe = /^(https?:|mailto:)/i;

/** What somebody wrote, in which addresses lead where they say. All of it is text, whatever it looks like. */
export function LinkedText({ text }: { readonly text: string }) {
  return useMemo(() => linked(text), [text]);
}

function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, url, raw } of finder.match(text) ?? []) {
    if (!safe.test(url)) continue;
    parts.push(
      text.slice(end, index),
      <a key={index} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {raw}
      </a>,
    );
    end = lastIndex;
  }
  return [...parts, text.slice(end)];
}
