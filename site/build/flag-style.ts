import { loadContent } from '@vakman/content/content';
import { languages } from '@vakman/domain/languages/languages';
import { readDrawing } from './read-drawing.ts';

/** The flags of the language menu. It is on every page, so they stand in a style sheet and not in the page. */
export function flagStyle(): string {
  const options = loadContent().languages;
  const rules = languages.map((language) => {
    const flag = readDrawing(`flags/${options[language].flag}`);
    // Of all that a flag holds, only its colours and quotes cannot stand as they are in such an address.
    const address = `data:image/svg+xml,${flag.replaceAll('#', '%23').replaceAll('"', "'")}`;
    return `.language-menu [lang=${language}]::before{background-image:url("${address}")}`;
  });
  return rules.join('');
}
