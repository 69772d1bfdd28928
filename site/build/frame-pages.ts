import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, type Language } from '@vakman/domain/languages/languages';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { renderElement } from '@vakman/widgets/rendering/render-element.tsx';
import { pathTo } from '../src/_data/routes.ts';
import { translator } from '../src/page/translate.ts';
import { framePath } from '../src/scripts/embed-builder/frame-code.ts';
import { bundleScript } from './bundle-script.ts';
import { minified } from './page-style.ts';
import { assetFolder, hashedPath, writeAsset } from './write-asset.ts';

/** The page has no edge of its own: it ends where the form ends. */
const style = minified('html{color-scheme:light dark}body{display:flow-root;margin:0}');

/** Writes, in each language, the quote form as a page by itself, for sites that run no script of others. */
export async function writeFramePages(outFolder: string, kit: Kit): Promise<void> {
  const script = await bundleScript({
    name: 'quote-frame.ts',
    format: 'esm',
    define: { __LOADER__: kit.siteLoaderUrl },
  });
  const files = {
    script: await writeScript(outFolder, script),
    style: await writeAsset(outFolder, 'quote-frame.css', style),
  };
  for (const language of languages) {
    const file = join(outFolder, framePath(language));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, framePage(language, files));
  }
}

/** Below `/embed/`, from where a frame without an origin of its own may load it, too. */
async function writeScript(outFolder: string, script: string): Promise<string> {
  const path = hashedPath('quote-frame.js', script).replace(assetFolder, '/embed/quote-form');
  await mkdir(dirname(join(outFolder, path)), { recursive: true });
  await writeFile(join(outFolder, path), script);
  return path;
}

function framePage(language: Language, files: Readonly<Record<'script' | 'style', string>>): string {
  const label = translator(language)('navigation.requestQuote');
  const fallback = { href: pathTo('quote', language), label };
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${label}</title><link rel="stylesheet" href="${files.style}">`,
    `<script type="module" src="${files.script}"></script></head>`,
    `<body>${renderElement({ tag: 'vakman-quote-form', language, fallback })}</body></html>`,
  ].join('');
}
