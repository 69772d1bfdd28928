import { palette, type ColourName } from '@vakman/tokens/colours/colours';
import { paints, type PaintName } from '@vakman/tokens/colours/paints';
import { createElement, type JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const byDay = (name: string): string =>
  name.startsWith('paint-') ? paints[name.slice(6) as PaintName].light : palette[name as ColourName];

/** A drawing that is made at build time, because it holds words or is wanted in several sizes. */
export interface MadeDrawing {
  readonly width: number;
  readonly height: number;
  readonly Drawing: () => JSX.Element;
}

/** A drawing as an SVG file, painted by day: a file of its own knows no custom properties. */
export function drawingSvg({ width, height, Drawing }: MadeDrawing): string {
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
