/** Path of a page as texts name it in a link, such as `page:service/schilder`; a section may follow after `#`. */
export const pageLink = /\]\(page:([a-z0-9/-]+)(?:#[a-z0-9-]+)?\)/g;

/** Outline of a Markdown text: its headings by level, lists, and the pages that it links to. */
export function outlineOf(markdown: string): Record<string, string> {
  const headings = [...markdown.matchAll(/^(#+) /gm)].map(([, level]) => level);
  const items = [...markdown.matchAll(/^(?:[-*]|\d+\.) /gm)].length;
  const links = [...markdown.matchAll(pageLink)].map(([, page]) => page);
  return {
    [`headings ${headings.join(' ')}`]: '',
    [`list items ${items}`]: '',
    [`links ${links.toSorted((one = '', other = '') => one.localeCompare(other)).join(' ')}`]: '',
  };
}
