import type { Host } from '../host.ts';

/** Hosts whose style sheet is meant for their own page, and reaches further. */
export const styledHosts: readonly Host[] = [
  { name: 'small-root', css: 'html { font-size: 62.5% }' },
  { name: 'unset', css: '*, *::before, *::after { all: unset }' },
  { name: 'unset-important', css: '*, *::before, *::after { all: unset !important }' },
  {
    name: 'restyled-controls',
    css: `
      button { display: none !important }
      input, select, textarea { text-transform: uppercase; border-radius: 2rem !important }
      h2, h3, p, a, ul, li, label, svg { color: red !important; margin: 3em !important; fill: lime !important }
      form, fieldset, dialog, [role] { display: none !important }
      :focus, :focus-visible { outline: none !important }
      :root { --accent: red; --text: lime; --space-4: 99px }`,
  },
  {
    name: 'loud-text',
    css: `
      html, body { color: red; font: italic 700 30px / 3 cursive; letter-spacing: 0.3em; word-spacing: 1em;
        text-align: center; text-transform: uppercase; text-indent: 4em; text-shadow: 0 0 9px red;
        white-space: nowrap; font-variant: small-caps; hyphens: auto; list-style: square inside }
      body { visibility: hidden; cursor: wait; pointer-events: none; user-select: none; -webkit-user-select: none }`,
  },
  {
    name: 'content-box',
    css: `
      * { box-sizing: content-box !important; transition: all 2s !important; animation: none !important }
      #place > * { text-align: justify; vertical-align: super }`,
  },
  { name: 'right-to-left', html: 'lang="nl" dir="rtl"', css: 'body { direction: rtl }' },
  { name: 'quirks', doctype: '' },
  {
    name: 'transformed',
    css: '.around { transform: translateX(0); filter: brightness(1); perspective: 900px; will-change: transform }',
  },
  {
    name: 'night',
    looksTheSame: false,
    css: ':root { color-scheme: dark; background: #121212; color: #eee }',
  },
  { name: 'zoomed', looksTheSame: false, css: '.around { zoom: 1.25 }' },
];
