import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderedWidgets } from '../../generated/rendered-widgets.ts';
import { widgets } from '../widgets.ts';
import { describeWidget } from './describe-widget.ts';

describe.each(widgets)('$name', (widget) => {
  const described = describeWidget(widget);

  test('every attribute that the element knows is told, with what it is for', () => {
    const own = described.attributes.flatMap(({ property, isShared }) => (isShared ? [] : (property ?? [])));
    expect(own).toEqual(Object.keys(renderedWidgets[described.tag].attributes));
    expect(described.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['lang', 'theme']));
  });

  test('its events, parts and custom properties are told', () => {
    expect(described.events.map(({ name }) => name)).toContain('widget-load-failed');
    expect(described.parts.length).toBeGreaterThan(0);
    expect(described.customProperties.map(({ name }) => name)).toContain('--vakman-text');
  });

  test('nothing is told without words', () => {
    const { attributes, events, parts, slots, customProperties } = described;
    const all = [described, ...attributes, ...events, ...parts, ...slots, ...customProperties];
    expect(all.filter(({ description }) => description.length < 5)).toEqual([]);
  });
});

test('types of ours are written out', () => {
  const detailOf = (name: string, event: string) =>
    describeWidget({ name }).events.find((candidate) => candidate.name === event)?.detail;
  expect(detailOf('cookie-notice', 'consent-changed')).toBe(
    "{ readonly choice: 'accepted' | 'declined' | 'auto-accepted' }",
  );
  expect(detailOf('assistant', 'assistant-completed')).toBe(
    "{ readonly building: 'new' | 'existing'; readonly services: number }",
  );
});

describe('a widget', () => {
  let folder = '';
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'bell', name), text);
  };
  const bell = () => describeWidget({ name: 'bell' }, pathToFileURL(`${folder}/`));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'widgets-'));
    mkdirSync(join(folder, 'bell'));
    write({
      'bell.props.ts': `export interface BellAttributes { /** How loud. */ readonly soundLevel: number }
        export interface BellEvents { /** It rang. */ readonly 'bell-rung': null }
        export interface BellMethods { /** Rings. */ ring(times:  number): Promise<void>; }`,
      'bell.definition.ts': `/**\n * Rings.\n *\n * @slot - A link.\n * @csspart dome What\n * is hit.\n */
        export const bell = {};`,
      'bell.tsx': `export const Bell = () => <b part="dome" />;`,
      'bell.css': 'b { color: var(--vakman-text); padding: var(--vakman-space-1) }',
      'bell.styles.ts': `import css from './bell.css?inline';`,
    });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is described by its source', () => {
    expect(bell()).toMatchObject({
      tag: 'vakman-bell',
      description: 'Rings.',
      attributes: [
        { name: 'lang', isShared: true },
        { name: 'theme', property: 'theme' },
        { name: 'look', property: 'look' },
        { name: 'sound-level', property: 'soundLevel', type: 'number', description: 'How loud.' },
      ],
      events: [{ name: 'bell-rung', detail: 'null', description: 'It rang.' }, {}, {}, {}, {}],
      methods: [{ name: 'ring', signature: 'ring(times: number): Promise<void>', description: 'Rings.' }],
      slots: [{ name: '', description: 'A link.' }],
      parts: [{ name: 'dome', description: 'What is hit.' }],
      customProperties: [{ name: '--vakman-text' }],
    });
  });

  test.each([
    [
      'an attribute',
      'bell.props.ts',
      'export interface BellAttributes { readonly level: number }',
      'level is for',
    ],
    [
      'an event',
      'bell.props.ts',
      `export interface BellEvents { readonly 'bell-rung': null }`,
      'bell-rung is for',
    ],
    ['a method', 'bell.props.ts', 'export interface BellMethods { ring(): Promise<void> }', 'ring is for'],
    ['itself', 'bell.definition.ts', 'export const bell = {};', 'bell is for'],
    ['a part', 'bell.tsx', `export const Bell = () => <b part="dome clapper" />;`, '"clapper"'],
    [
      'one of two parts',
      'bell.tsx',
      `export const Bell = ({ loud }) => <b part={loud ? 'clapper' : 'dome'} />;`,
      '"clapper"',
    ],
    ['no part', 'bell.tsx', 'export const Bell = () => <b />;', '"dome"'],
    [
      'a type of others',
      'bell.props.ts',
      'export interface BellAttributes { /** Where. */ readonly at: Promise<string> }',
      'what Promise is',
    ],
  ])('that does not say what %s is for is refused', (_what, file, text, complaint) => {
    write({ [file]: text });
    expect(bell).toThrow(complaint);
  });
});
