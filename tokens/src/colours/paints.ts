/**
 * What the drawings are painted with, by day and by night. `lamp` is glass with light behind it, which only the night
 * shows.
 */
export const paints = {
  'broken-white': { light: '#fbf8ef', dark: '#b9b39f' },
  'canal-green': { light: '#20392e', dark: '#1b382d' },
  'stand-green': { light: '#34614b', dark: '#28523f' },
  bentheim: { light: '#e3b452', dark: '#aa853b' },
  oxblood: { light: '#7c1d1b', dark: '#5e1a17' },
  'bridge-grey': { light: '#8a9692', dark: '#434f4c' },
  sandstone: { light: '#d8cfb8', dark: '#5d5f53' },
  brick: { light: '#94523d', dark: '#4b2c23' },
  'brick-deep': { light: '#713b2d', dark: '#38211b' },
  slate: { light: '#49534f', dark: '#202a27' },
  glass: { light: '#33494a', dark: '#14201e' },
  lamp: { light: '#465f5e', dark: '#f2c766' },
  weathered: { light: '#b3a983', dark: '#5d563c' },
  'bare-wood': { light: '#a9a394', dark: '#5b594d' },
  algae: { light: '#76834f', dark: '#3d482c' },
  skin: { light: '#c98f6c', dark: '#8f6249' },
  tape: { light: '#eadba8', dark: '#cdbd88' },
} as const satisfies Record<string, { light: `#${string}`; dark: `#${string}` }>;

export type PaintName = keyof typeof paints;

const ink = '#14201b';
const chalk = '#f8f3e7';

/** The colour of letters on the paints that carry words. */
export const onPaints = {
  'broken-white': { light: ink, dark: ink },
  'canal-green': { light: chalk, dark: chalk },
  'stand-green': { light: chalk, dark: chalk },
  bentheim: { light: ink, dark: ink },
  oxblood: { light: chalk, dark: chalk },
  'bridge-grey': { light: ink, dark: chalk },
  sandstone: { light: ink, dark: chalk },
  tape: { light: ink, dark: ink },
} as const satisfies Partial<Record<PaintName, { light: `#${string}`; dark: `#${string}` }>>;

/** The paints as custom properties `--vakman-paint-*` and `--vakman-on-*`, for pages that show drawings. */
export function paintsCss(selector: string): string {
  const declare = (prefix: string, all: Readonly<Record<string, { light: string; dark: string }>>) =>
    Object.entries(all).map(
      ([name, { light, dark }]) => `--vakman-${prefix}-${name}:light-dark(${light},${dark})`,
    );
  return `${selector}{${[...declare('paint', paints), ...declare('on', onPaints)].join(';')}}`;
}
