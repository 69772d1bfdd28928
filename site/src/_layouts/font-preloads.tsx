import { scriptOf } from '@vakman/tokens/fonts/faces';
import { usePage } from '../page/page-context.tsx';

/**
 * The fonts that a page begins with, fetched before its style asks for them. First thing in the body: Chromium paints
 * nothing for up to 100 ms while a font is on its way that the head preloads.
 */
export function FontPreloads() {
  const { build, lang } = usePage();
  return build.preload[scriptOf(lang)].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      href={href}
      crossOrigin=""
      // React moves each `link` without a handler into the head. A handler is not printed.
      onLoad={stayInBody}
    />
  ));
}

function stayInBody() {
  return undefined;
}
