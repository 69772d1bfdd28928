import { loadContent } from '@vakman/content/content';
import { languages } from '@vakman/domain/languages/languages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { elementsOf, readDrawing } from './read-drawing.ts';

/** Text of the SVG file with all drawings, of which a page shows one by its id: those of one file, flags and mark. */
export async function drawingsFile(): Promise<string> {
  const { GableMark } = await import('../src/drawings/gable-mark.tsx');
  const options = loadContent().languages;
  const flags = languages.map((language) => options[language].flag);
  const parts = [
    elementsOf(readDrawing('drawings')),
    ...flags.map((flag) => `<g id="flag-${flag}">${elementsOf(readDrawing(`flags/${flag}`))}</g>`),
    `<g id="mark">${renderToStaticMarkup(createElement(GableMark))}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}
