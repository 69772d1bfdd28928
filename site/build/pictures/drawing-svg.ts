import { paints, type PaintName } from '@vakman/tokens/colours/paints';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Scene } from '../../src/drawings/scenes/scene.ts';

/** A drawing as an SVG file, painted by day: a file of its own knows no custom properties. */
export function drawingSvg({ width, height, Drawing }: Scene): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return renderToStaticMarkup(createElement('svg', root, createElement(Drawing))).replaceAll(
    /var\(--vakman-paint-([\w-]+)\)/g,
    (_whole, paint: string) => paints[paint as PaintName].light,
  );
}
