import type { CompanyFacts } from '@vakman/domain/facts/facts.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';

/** Words that lead somewhere. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

/** What a mail is about, as a field of colour with a name and a number. */
export interface Chip {
  readonly label: string;
  /** The first line stands out. */
  readonly value: string;
  readonly detail?: string;
  /** Pale, for what is over. */
  readonly isOver?: boolean;
}

export interface Row {
  readonly label: string;
  /** May be what somebody typed. */
  readonly value: string;
  readonly href?: string;
}

export interface MailFile {
  readonly name: string;
  readonly href: string;
  /** Whether mail readers can show it. */
  readonly isPicture: boolean;
}

/** A piece of a mail, which HTML and plain text show each in their way. */
export type Block =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Where words of the text lead. */
      readonly links?: readonly Link[];
      readonly tone?: 'muted' | 'strong';
    }
  | { readonly kind: 'notice'; readonly text: string; readonly tone: 'success' | 'warning' }
  /** What happens one after the other. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'chip'; readonly chip: Chip }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** `main` is the one action of the mail. */
  | { readonly kind: 'button'; readonly link: Link; readonly rank: 'main' | 'other' }
  | { readonly kind: 'files'; readonly files: readonly MailFile[] }
  /** What somebody of the office wrote for this mail, line by line. */
  | { readonly kind: 'letter'; readonly text: string }
  /** What somebody typed; `isQuoted` sets it off from words of ours around it. */
  | { readonly kind: 'typed'; readonly text: string; readonly isQuoted?: boolean };

export interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Parts on one ground; every second one is sunken. The title of the first part of all is that of the mail. */
export type Section = readonly Part[];

/** A mail, described once: `writeMail` makes HTML and plain text of it. */
export interface MailDocument {
  readonly language: Language;
  /** One line, see `headerLine`. */
  readonly subject: string;
  /** First words, which lists of mails show beside the subject. */
  readonly preheader: string;
  /** Above a title that somebody typed, and instead of it in plain text, where nothing sets it off from our words. */
  readonly eyebrow?: string;
  readonly sections: readonly Section[];
  /** Last lines, above the address of the firm. */
  readonly note: string;
  readonly company: CompanyFacts;
  /** The home page in the language of the mail. */
  readonly homeUrl: string;
}
