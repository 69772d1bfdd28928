import type { Described, WidgetDescription } from '../description/describe-widget.ts';

type Rows = readonly (readonly string[])[];

const beginning = '### Every widget';

/** In a table a stroke begins the next cell, even within code. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function table(head: readonly string[], rows: Rows): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, ''];
}

const attributeRows = (attributes: WidgetDescription['attributes']): Rows =>
  attributes.map(({ name, type, description }) => [code(name), code(type), description]);
const eventRows = (events: WidgetDescription['events']): Rows =>
  events.map(({ name, detail, description }) => [code(name), code(detail), description]);
const methodRows = (methods: WidgetDescription['methods']): Rows =>
  methods.map(({ signature, description }) => [code(signature), description]);
const partRows = (parts: readonly Described[]): Rows =>
  parts.map(({ name, description }) => [code(name), description]);

const attributeHead = ['attribute', 'type', 'meaning'];
const eventHead = ['event', '`detail`', 'meaning'];

/** What hosts are told of the widgets, in Markdown: first what all share, then each. */
export function widgetTables(widgets: readonly WidgetDescription[]): string {
  const isShared = (attribute: WidgetDescription['attributes'][number]) => attribute.isShared;
  const everywhere = ({ name }: Described) =>
    widgets.every(({ events }) => events.some((event) => event.name === name));
  const [any] = widgets;
  const lines = [
    beginning,
    '',
    ...table(attributeHead, attributeRows(any?.attributes.filter(isShared) ?? [])),
    ...table(eventHead, eventRows(any?.events.filter(everywhere) ?? [])),
    ...widgets.flatMap(({ tag, description, attributes, events, methods, parts }) => [
      `### \`${tag}\``,
      '',
      description,
      '',
      ...table(attributeHead, attributeRows(attributes.filter((attribute) => !isShared(attribute)))),
      ...table(eventHead, eventRows(events.filter((event) => !everywhere(event)))),
      ...table(['method', 'what it does'], methodRows(methods)),
      ...table(['part', 'what it is'], partRows(parts)),
    ]),
    '### Custom properties',
    '',
    ...table(['custom property', 'what it changes'], partRows(customProperties(widgets))),
  ];
  return lines.join('\n').trim();
}

/** A page in Markdown that has the tables as a section, with these instead of those that it has. */
export function withTables(page: string, tables: string): string {
  const from = page.indexOf(beginning);
  const next = page.indexOf('\n## ', from);
  const to = next < 0 ? page.length : next;
  if (from < 0) throw new Error(`The page has no section that begins with "${beginning}"`);
  return `${page.slice(0, from)}${tables}\n${page.slice(to)}`;
}

/** Those of all widgets, each once. */
function customProperties(widgets: readonly WidgetDescription[]): Described[] {
  const all = widgets.flatMap((widget) => widget.customProperties);
  return [...new Map(all.map((property) => [property.name, property])).values()];
}
