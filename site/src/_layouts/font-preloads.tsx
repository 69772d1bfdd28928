import { scriptOf } from '@vakman/tokens/fonts/faces';
import { lookOf } from '../page/page-look.ts';
import { usePage } from '../page/page-context.tsx';

/**
 * The fonts that a page begins with, fetched before its style asks for them. Chromium paints nothing for up to 100 ms while
 * a font is on its way that the head preloads: other letters would break other lines. The home page, whose first view hardly
 * depends on that, does not wait, so there they are asked for first thing in the body.
 */
export function FontPreloads() {
  const { build, lang, route } = usePage();
  // React moves each `link` without a handler into the head. A handler is not printed.
  const place = lookOf(route.kind) === 'home' ? { onLoad: stayInBody } : {};
  return build.preload[scriptOf(lang)].map((href) => (
    <link key={href} rel="preload" as="font" href={href} crossOrigin="" {...place} />
  ));
}

function stayInBody() {
  return undefined;
}
