import { Fragment } from 'react';
import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../page/page-context.tsx';

/** A text in which telephone number and address, where it names them, are links. */
export function WithContact({ children: text }: { readonly children: string }) {
  const { company } = usePage().content;
  const phone = phoneFact(company.phone);
  const ways = new Map([
    [phone.display, phone.href],
    [company.email, `mailto:${company.email}`],
  ]);
  return splitAround(text, [...ways.keys()]).map((part, index) => {
    const href = ways.get(part);
    // The parts of a text never change places.
    const key = index;
    return href ? (
      <a key={key} href={href}>
        {part}
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/** The text in parts, each of the words one of its own. */
function splitAround(text: string, words: readonly string[]): readonly string[] {
  return words.reduce<readonly string[]>(
    (parts, word) =>
      parts.flatMap((part) =>
        part.split(word).flatMap((between, index) => (index === 0 ? [between] : [word, between])),
      ),
    [text],
  );
}
