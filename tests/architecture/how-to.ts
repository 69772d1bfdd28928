import { globSync } from 'node:fs';
import { languages } from '@vakman/domain/languages/languages';
import { root } from '@vakman/commands/settings/settings.ts';

/** A file to change: a path from the root of the workspace, with placeholders such as `<page>`. */
export interface Step {
  readonly path: string;
  /** Whether it is always needed, as the numbered ones are. */
  readonly isNeeded: boolean;
}

const heading = /^## (.+)$/m;
const step = /^(?:(\d+)\.|-) `([^`]+)` – ./gm;

/** The lists of a how-to by their headings, each in its order. */
export function readSteps(markdown: string): ReadonlyMap<string, readonly Step[]> {
  const parts = markdown.split(/^(?=## )/m).filter((part) => heading.test(part));
  const sections = parts.map((part) => {
    const steps = [...part.matchAll(step)].map(([, number, path = '']) => {
      return { path, isNeeded: number !== undefined };
    });
    return [heading.exec(part)?.[1] ?? '', steps] as const;
  });
  return new Map(sections);
}

/** How files name a price, whatever it is today; a whole number also means other things, so it stands beside what says euro. */
export function namesPrice(price: number): RegExp {
  if (!Number.isInteger(price)) {
    return new RegExp(String.raw`\b${price.toFixed(2).replace(/0$/, '0?').replace('.', '[.,]')}\b`);
  }
  const whole = String.raw`${price}(?:[.,]00)?(?![\d.,]*\d)`;
  return new RegExp(String.raw`(?:€\s?|price: )${whole}|\b${whole}\s?€`);
}

/** Words are a file for each language; whoever thinks in it writes them. */
export const isWords = ({ path }: Step) => path.includes('<language>');

/** The files that a step means for an example, from the root of the workspace. */
export function filesOf({ path }: Step, example: Readonly<Record<string, string>>): string[] {
  const named = path.replaceAll(/<(\w+)>/g, (placeholder, name: string) => example[name] ?? placeholder);
  const paths = languages.map((language) => named.replaceAll('<language>', language));
  return [...new Set(paths)].flatMap((pattern) => {
    const found = globSync(pattern.replaceAll('<time>', '[0-9]*'), { cwd: root });
    return found.length > 0 ? found : [`${pattern} is not there`];
  });
}
