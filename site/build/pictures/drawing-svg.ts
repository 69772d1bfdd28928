import { palette, type ColourName } from '@vakman/tokens/colours/colours';
import { paints, type PaintName } from '@vakman/tokens/colours/paints';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Scene } from '../../src/drawings/scenes/scene.ts';

const byDay = (name: string): string =>
  name.startsWith('paint-') ? paints[name.slice(6) as PaintName].light : palette[name as ColourName];

/** A drawing as an SVG file, painted by day: a file of its own knows no custom properties. */
export function drawingSvg({ width, height, Drawing }: Scene): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return renderToStaticMarkup(createElement('svg', root, createElement(Drawing))).replaceAll(
    /var\(--vakman-([\w-]+)\)/g,
    (_whole, name: string) => byDay(name),
  );
}
