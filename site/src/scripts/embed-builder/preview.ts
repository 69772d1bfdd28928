import { attributeName } from '@vakman/widgets/element/attribute-value.ts';
import { accentProperties } from './accent.ts';
import { chosenAttributes, chosenColours } from './chosen-snippet.ts';
import type { Configuration } from './configuration.ts';
import { propsOf } from './offered-widgets.ts';

/**
 * Shows the widget of a configuration; one that is there already is changed in place and keeps what was typed.
 *
 * @param link what stands in its tag.
 */
export function showPreview(
  stage: HTMLElement,
  configuration: Configuration,
  { href, label: textContent }: Readonly<Record<'href' | 'label', string>>,
): void {
  const { widget, theme } = configuration;
  const tag = `vakman-${widget}`;
  const shown = stage.querySelector<HTMLElement>(tag);
  const element = shown ?? document.createElement(tag);
  const wanted: Readonly<Record<string, string | true>> = {
    ...chosenAttributes(configuration),
    ...(propsOf(widget).includes('test') && { test: true }),
  };
  for (const name of ['lang', 'theme', 'look', ...propsOf(widget).map(attributeName)]) {
    const value = wanted[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : value);
  }
  // By properties, because the policy of the site forbids styles in attributes.
  const colours = chosenColours(configuration);
  for (const property of Object.keys(accentProperties('#000000'))) {
    element.style.setProperty(property, colours[property] ?? null);
  }
  stage.dataset['theme'] = theme;
  const link = element.querySelector('a') ?? element.appendChild(document.createElement('a'));
  Object.assign(link, { href, textContent });
  if (!shown) stage.replaceChildren(element);
}
