import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offeredWidgets } from '../generated/offered-widgets.ts';
import { renderedTags, renderedWidgets, roomSheets } from '../generated/rendered-widgets.ts';
import { widgetRecords } from '../generated/widget-records.ts';
import { widgetModules } from './widget-modules.ts';
import { tagOf } from './widget-names.ts';
import { widgets } from './widgets.ts';

const source = new URL('../src/', import.meta.url);
const has = (name: string, kind: string) => existsSync(new URL(`${name}/${name}.${kind}`, source));

test('every folder that defines an element has a record', () => {
  const defined = readdirSync(source).filter((name) => has(name, 'definition.ts'));
  expect(defined.length).toBeGreaterThan(5);
  expect(widgets.map(({ name }) => name)).toEqual(defined.toSorted());
});

describe.each(widgets)('$name', (widget) => {
  const tag = renderedTags.find((known) => known === tagOf(widget));

  test('is rendered by its tag, with its own record', () => {
    expect(tag && renderedWidgets[tag].tag).toBe(tagOf(widget));
    expect(tag && widgetRecords[tag]).toBe(widget);
  });

  test('keeps its height on our pages where it has a style for that, which then comes later', () => {
    expect(tag !== undefined && tag in roomSheets).toBe(has(widget.name, 'room.css'));
    if (has(widget.name, 'room.css')) expect(widget.style).toBe('file');
  });
});

test('widgets are offered in the order of their positions, each in one of its own', () => {
  const offers = widgets.flatMap(({ name, offer }) => (offer ? [{ name, ...offer }] : []));
  const sorted = offers.toSorted((one, other) => one.position - other.position);
  expect(sorted.map(({ position }) => position)).toEqual(offers.map((_, index) => index + 1));
  expect(offeredWidgets).toEqual(sorted.map(({ name }) => name));
});

test('what is offered is told without what the build alone needs', () => {
  const text = widgetModules(widgets).get('offered-widgets.ts') ?? '';
  expect(text).toContain('quote-form.props.ts');
  expect(text).not.toMatch(/\.widget\.ts|\.definition\.ts/);
});
