import { existsSync } from 'node:fs';
import type { WidgetOffer, WidgetRecord } from '../src/element/widget-record.ts';
import { camelCase, tagOf } from './widget-names.ts';

const fileOf = ({ name }: WidgetRecord, kind: string) => `../src/${name}/${name}.${kind}`;
const hasRoom = (widget: WidgetRecord) => existsSync(new URL(fileOf(widget, 'room.css'), import.meta.url));
const importOf = (names: string, from: string) => `import ${names} from '${from}';`;
const entries = (lines: readonly (readonly [key: string, value: string])[]) =>
  lines.map(([key, value]) => `  '${key}': ${value},`);

/** Every record by its tag, with its exact type. */
function recordsModule(widgets: readonly WidgetRecord[]): string[] {
  const valueOf = ({ name }: WidgetRecord) => `${camelCase(name)}Widget`;
  return [
    ...widgets.map((widget) => importOf(`{ ${valueOf(widget)} }`, fileOf(widget, 'widget.ts'))),
    '',
    'export const widgetRecords = {',
    ...entries(widgets.map((widget) => [tagOf(widget), valueOf(widget)])),
    '} as const;',
  ];
}

/** What the build renders into pages by tag, and the style sheets that keep the height of some until theirs is there. */
function renderedModule(widgets: readonly WidgetRecord[]): string[] {
  const roomy = widgets.filter(hasRoom);
  return [
    ...widgets.map((widget) => importOf(`{ ${camelCase(widget.name)} }`, fileOf(widget, 'definition.ts'))),
    ...roomy.map((widget) =>
      importOf(`${camelCase(widget.name)}Room`, `${fileOf(widget, 'room.css')}?inline`),
    ),
    '',
    'export const renderedWidgets = {',
    ...entries(widgets.map((widget) => [tagOf(widget), camelCase(widget.name)])),
    '} as const;',
    '',
    'export type RenderedTag = keyof typeof renderedWidgets;',
    'export const renderedTags = Object.keys(renderedWidgets) as RenderedTag[];',
    '',
    'export const roomSheets: Partial<Readonly<Record<RenderedTag, string>>> = {',
    ...entries(roomy.map((widget) => [tagOf(widget), `${camelCase(widget.name)}Room`])),
    '};',
  ];
}

type OfferedRecord = WidgetRecord & { readonly offer: WidgetOffer };

/** The widgets that other sites may show; apart, because a script of the site imports it. */
function offeredModule(widgets: readonly WidgetRecord[]): string[] {
  const offered = widgets
    .filter((widget): widget is OfferedRecord => widget.offer !== undefined)
    .toSorted((one, other) => one.offer.position - other.offer.position);
  const list = (names: readonly OfferedRecord[]) => names.map(({ name }) => `'${name}'`).join(', ');
  const attributesOf = ({ name }: WidgetRecord) => `${camelCase(name)}Attributes`;
  return [
    ...offered.map((widget) => importOf(`{ ${attributesOf(widget)} }`, fileOf(widget, 'props.ts'))),
    '',
    '/** In the order in which they are offered. */',
    `export const offeredWidgets = [${list(offered)}] as const;`,
    'export type OfferedWidget = (typeof offeredWidgets)[number];',
    '',
    'export const offeredAttributes = {',
    ...entries(offered.map((widget) => [widget.name, attributesOf(widget)])),
    '} as const;',
    '',
    '/** Those with a button in the accent colour. */',
    `export const accentedWidgets: readonly OfferedWidget[] = [${list(offered.filter(({ offer }) => offer.showsAccent))}];`,
  ];
}

/** What a page imports to have the element of a widget. */
function elementModule(widget: WidgetRecord): string[] {
  const definition = camelCase(widget.name);
  return [
    importOf('{ defineElement }', '../src/element/define-element.ts'),
    importOf(`{ ${definition} }`, fileOf(widget, 'definition.ts')),
    '',
    `defineElement(${definition});`,
  ];
}

/** Modules that name every widget, for code whose types or bundles must know them; by their names in `generated/`. */
export function widgetModules(widgets: readonly WidgetRecord[]): Map<string, string> {
  const modules = {
    'widget-records.ts': recordsModule(widgets),
    'rendered-widgets.ts': renderedModule(widgets),
    'offered-widgets.ts': offeredModule(widgets),
    ...Object.fromEntries(widgets.map((widget) => [`${widget.name}.element.ts`, elementModule(widget)])),
  };
  return new Map(Object.entries(modules).map(([name, lines]) => [name, `${lines.join('\n')}\n`]));
}
