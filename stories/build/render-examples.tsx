import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { readRoutes } from '@vakman/site/_data/routes.ts';
import { prepareBuild } from '@vakman/site/build/prepare-build';
import type { BuildData } from '@vakman/site/page/build-data.ts';
import { PageProvider } from '@vakman/site/page/page-context.tsx';
import { lookOf, type PageLook } from '@vakman/site/page/page-look.ts';
import { buildFonts } from '@vakman/tokens/fonts/build-fonts';
import { addresses } from '@vakman/widgets/generated/addresses.ts';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Rendered, SiteStyles } from './rendered-site.ts';
import type { SiteExample, SiteExamples } from './site-example.ts';

/** Where the builds of the site keep cut fonts and encoded pictures. */
const cacheFolder = join(import.meta.dirname, '../../.cache');

/** Stories of the site load no widgets; those have stories of their own. */
const noKit: Kit = {
  version: '',
  versions: [],
  loaderUrl: '',
  modules: {},
  siteLoaderUrl: '',
  packageUrl: '',
  sizes: [],
};

/** Writes fonts, drawings and pictures of the site below a folder, and answers with what its pages must know. */
export function prepareSite(outFolder: string): Promise<BuildData> {
  return prepareBuild({ outFolder, addresses, kit: noKit, cacheFolder });
}

/** The style sheets of both looks, each whole: a page loads its second half later. */
export async function siteStyles({ style, laterStyle }: BuildData, outFolder: string): Promise<SiteStyles> {
  const whole = async (look: PageLook) => {
    const later = await readFile(join(outFolder, laterStyle[look]), 'utf8');
    const { latin, cyrillic } = style[look];
    return { latin: latin + later, cyrillic: cyrillic + later };
  };
  const { css } = await buildFonts({ outFolder, cacheFolder });
  return {
    styles: { home: await whole('home'), inner: await whole('inner') },
    fontFaces: css.latin + css.cyrillic,
  };
}

/** Renders what stands in a file of examples, in all languages. */
export function renderExamples(examples: SiteExamples, build: BuildData): Record<string, Rendered> {
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, renderExample(example, build)]),
  );
}

function renderExample({ page = 'home', Content }: SiteExample, build: BuildData): Rendered {
  const routes = readRoutes().filter(({ key }) => key === page);
  const [first] = routes;
  if (!first) throw new Error(`There is no page "${page}"`);
  const htmlIn = (language: Language) =>
    renderToStaticMarkup(
      <PageProvider route={routes.find(({ lang }) => lang === language) ?? first} build={build}>
        <Content />
      </PageProvider>,
    );
  return {
    look: lookOf(first.kind),
    pageClass: `page-${first.kind}`,
    html: Object.fromEntries(languages.map((language) => [language, htmlIn(language)])) as Rendered['html'],
  };
}
