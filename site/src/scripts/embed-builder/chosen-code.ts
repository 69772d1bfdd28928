import type { Language } from '@vakman/domain/languages/languages';
import type { KitManifest } from '@vakman/widgets/build/embed-snippet';
import {
  chosenAttributes,
  chosenColours,
  chosenSnippet,
  partnerLink,
  type EmbedFacts,
} from './chosen-snippet.ts';
import type { Configuration, Medium } from './configuration.ts';
import { frameCode } from './frame-code.ts';
import { reactCode } from './react-code.ts';
import { shortcode } from './shortcode.ts';

export interface ChosenCode {
  /** What somebody pastes where the widget shall stand. */
  readonly code: string;
  /** What his style sheet gets beside it, where the code itself cannot carry the chosen colours; else empty. */
  readonly styles: string;
}

interface Page {
  readonly facts: EmbedFacts;
  /** What somebody types to install the package. */
  readonly install: string;
  /** Of the link, where the widget takes its language from a page that is not known. */
  readonly language: Language;
  /** The version to stay with; without it the newest one. */
  readonly pinned?: KitManifest | undefined;
}

/** The code for a configuration, in what the partner's page is made of. */
export function chosenCode(
  configuration: Configuration,
  { facts, install, language, pinned }: Page,
): ChosenCode {
  const { widget, medium } = configuration;
  const attributes = chosenAttributes(configuration);
  const link = partnerLink(configuration, facts, language);
  const codes: Readonly<Record<Medium, () => ChosenCode>> = {
    html: () => ({ code: chosenSnippet(configuration, facts, language, pinned), styles: '' }),
    wordpress: () => ({ code: shortcode(widget, attributes), styles: rule(configuration) }),
    react: () => ({
      code: reactCode({ widget, attributes, link, install }),
      styles: rule(configuration),
    }),
    frame: () => ({
      code: frameCode({ attributes, title: link.label, siteUrl: facts.siteUrl, language }),
      styles: '',
    }),
  };
  return codes[medium]();
}

function rule(configuration: Configuration): string {
  const lines = Object.entries(chosenColours(configuration)).map(
    ([property, value]) => `  ${property}: ${value};\n`,
  );
  return lines.length > 0 ? `vakman-${configuration.widget} {\n${lines.join('')}}` : '';
}
