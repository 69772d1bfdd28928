import { languages } from '@vakman/domain/languages/languages';
import { camelCase, pascalCase } from '@vakman/widgets/build/widget-names';

/** How the modules of a widget call what they export. */
interface WidgetNames {
  /** `price-list`: of the folder, the files and the tag. */
  readonly name: string;
  /** `priceList` */
  readonly camel: string;
  /** `PriceList` */
  readonly pascal: string;
  /** `Price list`, as people say it. */
  readonly said: string;
}

/** Stands for words that are still to be written; it has no letters, so no language can take it for its own. */
const unwritten = '…';

const definition = ({ name, camel, pascal, said }: WidgetNames) => `
import type { ElementDefinition } from '../element/element-definition.ts';
import { ${camel}Attributes, type ${pascal}Attributes, type ${pascal}Events } from './${name}.props.ts';
import { ${pascal} } from './${name}.tsx';
import { load${pascal}Words, type ${pascal}Words } from './${name}.words.ts';

/**
 * ${said}.
 *
 * @slot - What visitors get whose browser does not load the widget, such as a link.
 * @csspart ${name} Everything that the widget shows.
 */
export const ${camel}: ElementDefinition<${pascal}Attributes, ${pascal}Words, ${pascal}Events> = {
  tag: 'vakman-${name}',
  Component: ${pascal},
  attributes: ${camel}Attributes,
  loadStyles: async () => (await import('./${name}.styles.ts')).${camel}Styles,
  loadWords: load${pascal}Words,
};`;

const props = ({ name, camel, pascal }: WidgetNames) => `
import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { ${pascal}Words } from './${name}.words.ts';

/** Attributes of \`<vakman-${name}>\` beside \`lang\` and \`theme\`. */
export interface ${pascal}Attributes {
  /** Leaves out the title, for pages that say the same above the widget. */
  readonly hideTitle: boolean;
}

export const ${camel}Attributes: Readonly<Record<keyof ${pascal}Attributes, AttributeKind>> = {
  hideTitle: 'flag',
};

/** Nothing happens that a page could be told. */
export type ${pascal}Events = object;

export type ${pascal}Props = Partial<${pascal}Attributes> & WidgetProps<${pascal}Words, ${pascal}Events>;`;

const record = ({ name, camel }: WidgetNames) => `
import type { WidgetRecord } from '../element/widget-record.ts';

export const ${camel}Widget = {
  name: '${name}',
  room: [400, 300, 680],
  style: 'file',
  facts: [],
  budget: { bytes: 68_000, calls: 2500 },
} as const satisfies WidgetRecord;`;

const words = ({ name, pascal }: WidgetNames) => `
import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/${name}.words.ts';
import type nl from './messages/nl.json';

export type ${pascal}Messages = typeof nl;

/** What the widget says in one language. */
export interface ${pascal}Words {
  readonly messages: ${pascal}Messages;
}

/** Rejects where the chunk does not arrive. */
export async function load${pascal}Words(language: Language): Promise<${pascal}Words> {
  return (await wordsByLanguage[language]()).words;
}`;

const styles = ({ name, camel }: WidgetNames) => `
import { tokensCss } from '@vakman/tokens/css/tokens-css';
import base from '../ui/base.css?inline';
import ground from '../ui/ground.css?inline';
import host from '../ui/host.css?inline';
import css from './${name}.css?inline';

/** The style sheet of the shadow root. The build of the kit evaluates this module, so that its text alone is shipped. */
export const ${camel}Styles = [tokensCss(':host'), host, base, ground, css].join('\\n');`;

const sheet = ({ name }: WidgetNames) => `
.${name} {
  display: grid;
  gap: var(--vakman-space-4);
}`;

const component = ({ name, pascal, said }: WidgetNames) => `
import type { ${pascal}Props } from './${name}.props.ts';

/** ${said}. */
export function ${pascal}({ words, hideTitle = false }: ${pascal}Props) {
  const { messages } = words;
  return (
    <div className="widget" part="${name}">
      <div className="${name}">
        {!hideTitle && <h2>{messages.title}</h2>}
        <p>{messages.text}</p>
      </div>
    </div>
  );
}`;

const test = ({ name, pascal }: WidgetNames) => `
import { languages } from '@vakman/domain/languages/languages';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${pascal} } from './${name}.tsx';
import { load${pascal}Words } from './${name}.words.ts';

test.each(languages)('says its title and its text, and leaves out the title where it is told to (%s)', async (language) => {
  const props = { language, words: await load${pascal}Words(language), emit: () => {} };
  const { title, text } = props.words.messages;
  const whole = renderToString(<${pascal} {...props} />);
  expect(whole).toContain(\`<h2>\${title}</h2>\`);
  expect(whole).toContain(\`<p>\${text}</p>\`);
  const untitled = renderToString(<${pascal} {...props} hideTitle />);
  expect(untitled).not.toContain('<h2>');
  expect(untitled).toContain(\`<p>\${text}</p>\`);
});`;

const story = ({ name, camel, pascal, said }: WidgetNames) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${camel} } from '@vakman/widgets/${name}/${name}.definition.ts';
import type { ${pascal}Props } from '@vakman/widgets/${name}/${name}.props.ts';
import type { ${pascal}Words } from '@vakman/widgets/${name}/${name}.words.ts';
import { expect } from 'storybook/test';
import { shadowView, widgetStory } from '../support/widget-story.tsx';

const meta = { title: 'Widgets/${said}', ...widgetStory(${camel}) } satisfies Meta<Partial<${pascal}Props>>;
export default meta;
type Story = StoryObj<Partial<${pascal}Props>>;

export const Filled: Story = {
  async play({ canvasElement, loaded }) {
    const { messages } = loaded['words'] as ${pascal}Words;
    const view = shadowView(canvasElement);
    await expect(view.getByRole('heading', { level: 2, name: messages.title })).toBeVisible();
  },
};

/** On a page whose own heading stands above. */
export const WithoutTitle: Story = {
  args: { hideTitle: true },
  async play({ canvasElement }) {
    await expect(shadowView(canvasElement).queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };`;

/** Text of every file of a new widget, by its path from the root of the workspace. */
export function widgetFiles(name: string): Map<string, string> {
  const said = name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const names = { name, camel: camelCase(name), pascal: pascalCase(name), said };
  const folder = `widgets/src/${name}`;
  const messages = JSON.stringify({ title: unwritten, text: unwritten }, null, 2);
  const files = new Map([
    [`${folder}/${name}.definition.ts`, definition(names)],
    [`${folder}/${name}.props.ts`, props(names)],
    [`${folder}/${name}.tsx`, component(names)],
    [`${folder}/${name}.css`, sheet(names)],
    [`${folder}/${name}.widget.ts`, record(names)],
    [`${folder}/${name}.test.tsx`, test(names)],
    [`stories/widgets/${name}.stories.tsx`, story(names)],
    [`${folder}/${name}.styles.ts`, styles(names)],
    [`${folder}/${name}.words.ts`, words(names)],
    ...languages.map((language) => [`${folder}/messages/${language}.json`, messages] as const),
  ]);
  return new Map([...files].map(([path, text]) => [path, `${text.trim()}\n`]));
}
