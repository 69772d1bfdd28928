/**
 * The paints of the old Dutch canals: gebroken wit as ground, grachtengroen for letters and large surfaces,
 * Bentheimer geel for warmth, ossenbloed for the one action of a screen. By night the same canal: water and walls go
 * dark, windows, letters and the edges of buttons catch the lamp light.
 */
export const colours = {
  ground: { light: '#f3f0e6', dark: '#0d1613' },
  surface: { light: '#fcfaf4', dark: '#15211c' },
  'surface-sunken': { light: '#e7e3d5', dark: '#080f0d' },
  text: { light: '#16241e', dark: '#efe8d8' },
  'text-muted': { light: '#4d5a52', dark: '#a8b4aa' },
  line: { light: '#d3cebd', dark: '#2b3a33' },
  'line-strong': { light: '#757d74', dark: '#76857c' },
  accent: { light: '#7c1d1b', dark: '#84261f' },
  'on-accent': { light: '#fff7ea', dark: '#fff8ef' },
  'accent-hover': { light: '#5c1110', dark: '#a84f43' },
  brand: { light: '#1c3429', dark: '#1a3329' },
  'on-brand': { light: '#f6f1e4', dark: '#f3ecdc' },
  warm: { light: '#e3b452', dark: '#e9bd62' },
  'on-warm': { light: '#16241e', dark: '#14201b' },
  focus: { light: '#165a9c', dark: '#f2cb78' },
  success: { light: '#1c6238', dark: '#8fd3a0' },
  'success-surface': { light: '#e0ecda', dark: '#14301f' },
  warning: { light: '#6f4600', dark: '#f0c870' },
  'warning-surface': { light: '#f7e8c0', dark: '#332811' },
  danger: { light: '#9c1c16', dark: '#ff9d8c' },
  'danger-surface': { light: '#f8e1da', dark: '#3a1814' },
} as const satisfies Record<string, { light: `#${string}`; dark: `#${string}` }>;

export type ColourName = keyof typeof colours;
export type Theme = 'light' | 'dark';

/** Hex values of the light theme, for mails and other places that know no custom properties. */
export const palette = Object.fromEntries(
  Object.entries(colours).map(([name, { light }]) => [name, light as string]),
) as Readonly<Record<ColourName, string>>;
