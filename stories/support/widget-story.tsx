import { languageOrDefault } from '@vakman/domain/languages/languages';
import type {
  AttributeKind,
  ElementDefinition,
  WidgetProps,
} from '@vakman/widgets/element/element-definition.ts';
import { rootAttribute } from '@vakman/widgets/element/shadow-renderer.tsx';
import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inMotion } from './reduced-motion.ts';
import { expectSameLook } from './same-look.ts';
import { ShadowHost } from './shadow-host.tsx';

/** Attributes of the host element, such as `{ open: '' }`, under `parameters.hostAttributes` of a story. */
export type HostAttributes = Readonly<Record<string, string>>;

/** How an attribute can be changed beside a story. */
const controls = { text: 'text', number: 'number', flag: 'boolean', json: 'object' } as const;

interface Loaded<Words> {
  readonly words: Words;
  readonly styles: string;
}

/**
 * Everything but the title of a widget's stories, to be spread into their meta. A story shows the React component in
 * a shadow root on an element with the widget's tag, under the widget's own style sheet, as on a page.
 *
 * - `args` are props of the component. `language` and `words` come from the toolbar; `emit` is a spy (`args.emit`).
 * - `parameters.hostAttributes` are set on the element, for widgets whose timing or CSS looks at them.
 * - `globals: { language: 'de', theme: 'dark', viewport: { value: 'w375' } }` fixes the toolbar for one story.
 * - After each story the widget is held to it that a hostile page does not change its look.
 * - A play function asks `shadowView(canvasElement)` for what it looks at. It begins when the widget has rendered.
 *
 * ```tsx
 * const meta = { title: 'Widgets/Quote form', ...widgetStory(quoteForm) } satisfies Meta<Partial<QuoteFormProps>>;
 * export default meta;
 * type Story = StoryObj<Partial<QuoteFormProps>>;
 *
 * export const Empty: Story = {
 *   async play({ canvasElement }) {
 *     await expect(shadowView(canvasElement).getByRole('textbox', { name: 'Naam' })).toBeVisible();
 *   },
 * };
 * ```
 */
export function widgetStory<Attributes extends object, Words extends object, Events>(
  definition: ElementDefinition<Attributes, Words, Events>,
) {
  const Component = definition.Component as ComponentType<Partial<Attributes & WidgetProps<Words, Events>>>;
  return {
    component: Component,
    args: { emit: fn() },
    argTypes: Object.fromEntries(
      Object.entries<AttributeKind>(definition.attributes).map(([name, kind]) => [
        name,
        { control: controls[kind] },
      ]),
    ),
    parameters: { controls: { include: Object.keys(definition.attributes) } },
    loaders: [
      async ({ globals }: StoryContext): Promise<Loaded<Words>> => ({
        words: await definition.loadWords(languageOrDefault(globals['language'])),
        styles: await definition.loadStyles(),
      }),
    ],
    afterEach: ({ canvasElement, globals }: StoryContext) =>
      expectSameLook(shadowRootOf(canvasElement), globals),
    render(
      args: Partial<Attributes & WidgetProps<Words, Events>>,
      { globals, loaded, parameters }: StoryContext,
    ) {
      const language = languageOrDefault(globals['language']);
      const { words, styles } = loaded as Loaded<Words>;
      const attributes = parameters['hostAttributes'] as HostAttributes | undefined;
      return (
        <div className="widget-story">
          <ShadowHost
            key={language}
            tag={definition.tag}
            attributes={{ lang: language, ...attributes }}
            styles={inMotion(styles, globals['motion'])}
          >
            <Component {...args} {...{ language, words }} />
          </ShadowHost>
        </div>
      );
    },
  };
}

/** Queries of Testing Library for what stands in the widget of a story. */
export function shadowView(canvasElement: HTMLElement) {
  return within(shadowRootOf(canvasElement).querySelector(`[${rootAttribute}]`) as HTMLElement);
}

/** The element of the story's widget, which carries the host attributes. */
export function hostOf(canvasElement: HTMLElement): HTMLElement {
  const host = [...canvasElement.querySelectorAll<HTMLElement>('*')].find(({ shadowRoot }) => shadowRoot);
  if (!host) throw new Error('The story shows no widget');
  return host;
}

/** The shadow root of the story's widget. */
export function shadowRootOf(canvasElement: HTMLElement): ShadowRoot {
  return hostOf(canvasElement).shadowRoot as ShadowRoot;
}

/** Waits until something can be seen. */
export function seen(find: () => HTMLElement): Promise<void> {
  return waitFor(() => expect(find()).toBeVisible());
}
