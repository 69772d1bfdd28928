import { colours, type ColourName } from '@vakman/tokens/colours/colours.ts';

/** Faces that readers have; the site's own are not to be had in a mail. */
export const faces = "'Segoe UI','Helvetica Neue',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";

/** Value of `style`: readers drop style sheets, so the light look stands on each element. */
export function style(rules: Readonly<Record<string, string | number>>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** What mails are painted with. */
const painted = [
  'ground',
  'surface',
  'surface-sunken',
  'text',
  'text-muted',
  'line',
  'accent',
  'on-accent',
  'brand',
  'on-brand',
  'warm',
  'on-warm',
  'success',
  'success-surface',
  'warning',
  'warning-surface',
] as const satisfies readonly ColourName[];

/** Classes `t-<colour>` (text), `b-<colour>` (background) and `l-<colour>` (lines) turn an element dark. */
export const darkSheet = painted
  .map((name) => {
    const { dark } = colours[name];
    return (
      `.t-${name}{color:${dark}!important}` +
      `.b-${name}{background-color:${dark}!important}` +
      `.l-${name}{border-color:${dark}!important}`
    );
  })
  .join('');
