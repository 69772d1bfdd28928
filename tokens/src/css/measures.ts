import { standInNames } from '../fonts/faces.ts';

/** Steps of the spacing scale in px, 1 to 9; every distance is one of them. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/**
 * Type sizes: `fixed` in px for widgets, which keep their size whatever the page around them does; `fluid` for our own
 * pages, which follow the reader's font size and the width of the screen.
 */
export const sizes = {
  small: { fixed: '14px', fluid: '.875rem' },
  body: { fixed: '17px', fluid: '1.0625rem' },
  lead: { fixed: '20px', fluid: 'clamp(1.125rem,1.03rem + .4vw,1.375rem)' },
  h4: { fixed: '20px', fluid: '1.25rem' },
  h3: { fixed: '24px', fluid: 'clamp(1.375rem,1.28rem + .4vw,1.625rem)' },
  h2: { fixed: '32px', fluid: 'clamp(1.875rem,1.45rem + 1.8vw,3rem)' },
  h1: { fixed: '40px', fluid: 'clamp(2.125rem,1.5rem + 2.7vw,3.75rem)' },
  hero: { fixed: '48px', fluid: 'clamp(2.5rem,1.6rem + 4vw,5rem)' },
} as const;

const chinese = "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC'";
const family = (name: string) => {
  const standIns = standInNames.map((standIn) => `'${name} ${standIn}'`);
  return `'${name}',${standIns.join()},system-ui,${chinese},sans-serif`;
};

/**
 * What stands behind the first family is there until the fonts are, and for Chinese. On a partner's page, where our
 * fonts are not, the system's own comes before the Latin letters of a Chinese font.
 */
export const families = {
  latin: { display: family('Vakman Display'), text: family('Vakman Text') },
  cyrillic: { display: family('Vakman Display Cyrillic'), text: family('Vakman Text Cyrillic') },
} as const;

/** Everything else, as it stands in CSS. */
export const measures = {
  'leading-tight': '1.12',
  'leading-normal': '1.6',
  radius: '2px',
  'line-width': '1px',
  inset: 'clamp(20px,6%,40px)',
  motion: '160ms',
  target: '44px',
} as const;
