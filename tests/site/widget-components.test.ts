import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { pascalCase } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import { afterAll, describe, expect, test } from 'vitest';
import { packageHost } from '../support/package-host.ts';

const names = widgets.map(({ name }) => pascalCase(name));
const modulesOf = (folder: string) => join(root, folder, 'node_modules');

const hosts = {
  'React 18': packageHost({
    react: join(modulesOf('tests'), 'react-18'),
    'react-dom': join(modulesOf('tests'), 'react-dom-18'),
  }),
  'React 19': packageHost({
    react: join(modulesOf('widgets'), 'react'),
    'react-dom': join(modulesOf('widgets'), 'react-dom'),
  }),
  Vue: packageHost({ vue: join(modulesOf('widgets'), 'vue') }),
};
afterAll(() => Object.values(hosts).forEach((host) => host.remove()));

const react = `import { createElement as h } from 'react';
  import { renderToString } from 'react-dom/server';
  import * as components from '@vakman/widgets/react';
  const props = { lang: 'nl', source: 'klusgids', hideTitle: true, steps: false, onWidgetReady() {} };
  const html = renderToString(h(components.QuoteForm, props, h('a', { href: '/offerte' }, 'Offerte')));`;
const vue = `import { h } from 'vue';
  import { renderToString } from 'vue/server-renderer';
  import * as components from '@vakman/widgets/vue';
  const props = { lang: 'nl', source: 'klusgids', hideTitle: true, steps: false, onWidgetReady() {} };
  const html = await renderToString(h(components.QuoteForm, props, () => h('a', { href: '/offerte' }, 'Offerte')));`;

describe('on a server', () => {
  test.each([
    ['React 18', react, ' hide-title="true"'],
    ['React 19', react, ' hide-title=""'],
    ['Vue', vue, ' hide-title'],
  ] as const)('%s writes the tag with its attributes and the link in it', (framework, script, flag) => {
    const file = join(hosts[framework].folder, 'server.mjs');
    writeFileSync(file, `${script}\nconsole.log(JSON.stringify([html, Object.keys(components)]));`);
    // A complaint of the framework would stand among what it prints.
    const printed = execFileSync('sh', ['-c', `"${process.execPath}" "${file}" 2>&1`], { encoding: 'utf8' });
    const [html, exported] = JSON.parse(printed) as [string, string[]];
    expect(html.replaceAll(/<!--[[\]]-->/g, '')).toBe(
      `<vakman-quote-form lang="nl" source="klusgids"${flag}><a href="/offerte">Offerte</a></vakman-quote-form>`,
    );
    expect(exported.toSorted()).toEqual(names.toSorted());
  });

  test('the app router of Next.js sees that the components are for browsers too', () => {
    const text = readFileSync(
      join(hosts['React 19'].folder, 'node_modules/@vakman/widgets/react.js'),
      'utf8',
    );
    expect(text).toMatch(/^'use client';\n/);
  });
});

describe('types for React', () => {
  const { complaintsOf } = hosts['React 19'];
  const page = (...elements: readonly string[]) =>
    `import { createRef } from 'react';
    import { QuoteForm, Gallery } from '@vakman/widgets/react';
    const form = createRef<HTMLElementTagNameMap['vakman-quote-form']>();
    export const send = () => form.current?.submit();
    export const pages = [${elements.join(', ')}];`;

  test('know props, events, methods and what stands in the tag', () => {
    const element = `<QuoteForm ref={form} source="klusgids" hideTitle theme="dark" className="wide" lang="nl"
      onQuoteRequestSubmitted={(event) => event.detail.reference.toUpperCase()}><a href="/">Offerte</a></QuoteForm>`;
    expect(complaintsOf('page.tsx', page(element))).toBe('');
  });

  test('refuse a prop, a value, a detail and an element that there is not', () => {
    const complaints = complaintsOf(
      'page.tsx',
      page(
        '<QuoteForm sauce="x" />',
        '<Gallery theme="blue" />',
        '<QuoteForm onWidgetLoadFailed={(event) => event.detail.tug} />',
        '<Gallery ref={form} />',
      ),
    );
    for (const complaint of ['sauce', '"blue"', 'tug', 'VakmanGallery'])
      expect(complaints).toContain(complaint);
  });
});

describe('types for Vue', () => {
  const { complaintsOf } = hosts.Vue;
  /** What templates check, where `h` lets a handler take anything. */
  const page = (...props: readonly string[]) =>
    `import { defineComponent, h, ref } from 'vue';
    import { QuoteForm } from '@vakman/widgets/vue';
    type Form = InstanceType<typeof QuoteForm>;
    const form = ref<Form>();
    export const send = async () => { await form.value?.submit(); return form.value?.element?.hideTitle; };
    export const all: Form['$props'][] = [${props.join(', ')}];
    export const Page = defineComponent({ components: { QuoteForm }, render: () => h(QuoteForm, { lang: 'nl' }) });`;

  test('know props, events and methods', () => {
    const props = `{ lang: 'nl', theme: 'dark', hideTitle: true, class: 'wide',
      onQuoteRequestSubmitted: (event) => event.detail.reference.toUpperCase() }`;
    expect(complaintsOf('page.ts', page(props))).toBe('');
  });

  test('refuse a prop, a value and a detail that there is not', () => {
    const complaints = complaintsOf(
      'page.ts',
      page("{ sauce: 'x' }", "{ theme: 'blue' }", '{ onWidgetLoadFailed: (event) => event.detail.tug }'),
    );
    for (const complaint of ['sauce', '"blue"', 'tug']) expect(complaints).toContain(complaint);
  });
});
