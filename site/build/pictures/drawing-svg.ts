import { paints, type PaintName } from '@vakman/tokens/colours/paints';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Scene } from '../../src/drawings/scenes/scene.ts';

/** A drawing as an SVG file of a given width, painted by day: a file of its own knows no custom properties. */
export function drawingSvg({ width, height, Drawing }: Scene, pixels: number): string {
  const size = `width="${pixels}" height="${Math.round((pixels * height) / width)}"`;
  const shapes = renderToStaticMarkup(createElement(Drawing)).replaceAll(
    /var\(--vakman-paint-([\w-]+)\)/g,
    (_whole, paint: string) => paints[paint as PaintName].light,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
}
