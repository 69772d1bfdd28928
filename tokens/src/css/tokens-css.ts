import { colours } from '../colours/colours.ts';
import { cyrillicLanguages } from '../fonts/faces.ts';
import { families, measures, sizes, space } from './measures.ts';

/**
 * The tokens as custom properties `--vakman-*`.
 *
 * `:root` follows the visitor's preference, or `data-theme` on the root element. `:host` takes the colour scheme of the
 * page around it (so a widget is dark only on pages that are), or its own `theme` attribute; it must come after an
 * `all: initial`, which would undo that.
 */
export function tokensCss(selector: ':root' | ':host'): string {
  const inWidget = selector === ':host';
  const themed = (theme: string) => (inWidget ? `:host([theme=${theme}])` : `:root[data-theme=${theme}]`);
  const size = inWidget ? 'fixed' : 'fluid';
  const properties = {
    ...Object.fromEntries(
      Object.entries(colours).map(([name, { light, dark }]) => [name, `light-dark(${light},${dark})`]),
    ),
    ...Object.fromEntries(space.map((px, index) => [`space-${index + 1}`, `${px}px`])),
    'font-display': families.latin.display,
    'font-text': families.latin.text,
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, value]) => [
        `size-${name}`,
        inWidget ? `calc(${value[size]}*var(--vakman-text-scale,1))` : value[size],
      ]),
    ),
    ...measures,
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--vakman-${name}:${value}`);
  const cyrillic = cyrillicLanguages
    .map((lang) => (inWidget ? `:host(:lang(${lang}))` : `:lang(${lang})`))
    .join();
  return [
    `${selector}{color-scheme:${inWidget ? 'inherit' : 'light dark'};${declarations.join(';')}}`,
    `${cyrillic}{--vakman-font-display:${families.cyrillic.display};--vakman-font-text:${families.cyrillic.text}}`,
    `${themed('light')}{color-scheme:light}`,
    `${themed('dark')}{color-scheme:dark}`,
    `@media(prefers-reduced-motion:reduce){${selector}{--vakman-motion:0s}}`,
  ].join('\n');
}
