import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { camelCase, pascalCase } from '../widget-names.ts';
import type { WrappedWidget } from '../../src/wrappers/wrapped-widget.ts';
import type { WidgetDescription } from '../description/describe-widget.ts';

type Framework = 'react' | 'vue';

/** Components of React with effects: the app router of Next.js asks for this line. */
const firstLine = { react: "'use client';\n", vue: '' } as const;

/** What the wrappers know of a widget. */
export function wrappedWidget(widget: WidgetDescription): WrappedWidget {
  return {
    tag: widget.tag,
    name: pascalCase(widget.name),
    attributes: Object.fromEntries(
      widget.attributes.map(({ name, type }) => [camelCase(name), type === 'boolean' ? 'flag' : 'text']),
    ),
    events: widget.events.map(({ name }) => name),
    methods: widget.methods.map(({ name }) => name),
  };
}

/** The module that a framework imports: a component for each widget. The framework itself is that of the host. */
export async function buildWrappers(
  framework: Framework,
  widgets: readonly WidgetDescription[],
): Promise<string> {
  const folder = join(import.meta.dirname, '../../src/wrappers');
  // There is no such file: its text is made of the descriptions.
  const entry = join(folder, `${framework}.js`);
  const text = moduleText(framework, widgets);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'wrappers',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [framework, './index.js'], output: { minify: true, comments: false } },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return firstLine[framework] + output[0].code.trim();
}

function moduleText(framework: Framework, widgets: readonly WidgetDescription[]): string {
  const components = widgets.map((widget) => {
    const wrapped = wrappedWidget(widget);
    return `export const ${wrapped.name} = wrap(${JSON.stringify(wrapped)}, loadKit);`;
  });
  return [
    `import { ${framework}Wrapper as wrap } from './${framework}-wrapper.ts';`,
    "const loadKit = () => import('./index.js');",
    ...components,
  ].join('\n');
}
