import { looksStyles } from './looks.styles.ts';

let sheet: CSSStyleSheet | undefined;

/** The style sheet of the looks, the same for all widgets. It comes where a widget has one. */
export function looksSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(looksStyles);
  }
  return sheet;
}
