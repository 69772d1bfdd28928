import shellCss from '@vakman/site/_layouts/shell-layout.css?inline';

const sheets: CSSStyleSheet[] = [];

/** Takes a style sheet of the dashboard when the component that names it is loaded. */
export function keepSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
}

// What the site's page around the dashboard brings.
keepSheet(shellCss);

/** Dresses the page of a story as a page of the dashboard, until the next story. */
export function wearSheets(page: Document): void {
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...sheets];
}
