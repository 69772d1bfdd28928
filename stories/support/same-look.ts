import { expect } from 'storybook/test';
import { applyGlobals } from './apply-globals.ts';

/** What a page around could change by inheritance, by its reset or by its font size. */
const properties = [
  'color',
  'background-color',
  'border-top-width',
  'cursor',
  'display',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'margin-top',
  'position',
  'text-align',
  'text-indent',
  'text-transform',
  'visibility',
  'white-space',
  'word-spacing',
] as const;

/** Lets a change of style count at once. */
const still = new CSSStyleSheet();
still.replaceSync('*,::before,::after{transition:none!important}');

/** Where each element of a shadow root stands, in px from the place of the widget, and how it looks. */
function looks(shadow: ShadowRoot): Record<string, string>[] {
  const origin = shadow.host.parentElement?.getBoundingClientRect();
  return [...shadow.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(Math.round);
    return {
      element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      box: box.join(' '),
      ...Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
    };
  });
}

/** Holds a widget to it that no style sheet of a page changes its look: on a hostile page it is as on a friendly one. */
export async function expectSameLook(
  shadow: ShadowRoot,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { ownerDocument: page } = shadow.host as HTMLElement;
  await page.fonts.ready;
  const before = shadow.adoptedStyleSheets;
  shadow.adoptedStyleSheets = [...before, still];
  const lookOn = (host: string) => {
    applyGlobals(page, { ...globals, host });
    return looks(shadow);
  };
  const friendly = lookOn('friendly');
  const hostile = lookOn('hostile');
  applyGlobals(page, globals);
  shadow.adoptedStyleSheets = before;
  const changes = hostile.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => friendly[index]?.[name] !== value)
      .map(([name, value]) => `${look['element']} ${name}: ${friendly[index]?.[name]} → ${value}`),
  );
  await expect(changes).toEqual([]);
}
