import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import { minifyStyles } from '@vakman/widgets/rendering/minify-styles.ts';

const repository = join(import.meta.dirname, '../..');

/** What the pages of the forms without script share with the widgets, and then what is theirs alone. */
const shared = ['ui/base', 'ui/field', 'ui/choice', 'ui/button', 'ui/error-summary', 'form/form'];

const formPage = [
  ...shared.map((name) => `widgets/src/${name}.css`),
  'supabase/functions/_shared/page/page.css',
];

/** Style sheets of each kind of page, in the order in which they stand in it. */
const sheets: Readonly<Record<'formPageCss' | 'bookingPageCss', readonly string[]>> = {
  formPageCss: formPage,
  bookingPageCss: [
    ...formPage,
    'widgets/src/facade-booking/booking-parts.css',
    'supabase/functions/book-facade-cleaning/page/booking-page.css',
  ],
};

/** The style of the pages that functions answer with, as text in its shortest form: functions read no files. */
export function pageStylesModule(): string {
  return Object.entries(sheets)
    .map(([name, files]) => {
      const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'));
      const css = minifyStyles([tokensCss(':root'), ...texts].join('\n'));
      return `export const ${name} = ${JSON.stringify(css)};\n`;
    })
    .join('\n');
}
