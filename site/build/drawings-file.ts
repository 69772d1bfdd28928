import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Text of the SVG file with all drawings. */
export async function drawingsFile(): Promise<string> {
  const { Drawings } = await import('../src/drawings/drawings.tsx');
  return renderToStaticMarkup(createElement(Drawings));
}
