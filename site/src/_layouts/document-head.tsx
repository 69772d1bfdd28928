import { colours } from '@vakman/tokens/colours/colours';
import { scriptOf } from '@vakman/tokens/fonts/faces';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { feedPath } from '../_data/feeds.ts';
import { isShell, lookOf } from '../page/page-look.ts';
import { usePage } from '../page/page-context.tsx';
import { shareKindOf, shareSize } from '../page/share-kinds.ts';
import { shareTitle } from '../page/share-title.ts';

/** Everything before the body. What is inline is the same on every page, so that one policy names its hashes. */
export function DocumentHead() {
  const { build, lang, route, t } = usePage();
  const { siteUrl } = build.addresses;
  const script = scriptOf(lang);
  const shell = isShell(route.kind);
  const style = shell ? build.shell.style[script] : build.style[lookOf(route.kind)][script];
  return (
    <head>
      <meta charSet="utf-8" />
      <script dangerouslySetInnerHTML={{ __html: build.scripts.beforePaint }} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {shell && <DashboardFiles />}
      {(shell || route.kind === 'appointment') && <meta name="referrer" content="no-referrer" />}
      {route.listed ? <Addresses siteUrl={siteUrl} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {(route.kind === 'blog' || route.kind === 'post') && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feedPath(lang)}
          title={t('pages.blog.name')}
        />
      )}
      <meta name="theme-color" content={colours.ground.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.ground.dark} media="(prefers-color-scheme: dark)" />
    </head>
  );
}

/** What makes a page the dashboard. */
function DashboardFiles() {
  const { build, lang } = usePage();
  const { script, preload, words, styles } = build.shell;
  const soon = words[lang];
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {[...preload, ...(soon ? [soon] : [])].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {script && <script type="module" src={script} />}
    </>
  );
}

/** Where this page is, and where it is in the other languages. */
function Addresses({ siteUrl }: { readonly siteUrl: string }) {
  const { route } = usePage();
  return (
    <>
      <link rel="canonical" href={siteUrl + route.url} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={siteUrl + route.alternates[language]}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + route.alternates[defaultLanguage]} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={siteUrl + route.url} />
      <meta property="og:type" content="website" />
      <SharePicture siteUrl={siteUrl} />
    </>
  );
}

/** What networks show of a link to this page. */
function SharePicture({ siteUrl }: { readonly siteUrl: string }) {
  const { build, lang, route, t } = usePage();
  const kind = shareKindOf(route.kind);
  return (
    <>
      <meta property="og:image" content={siteUrl + build.sharePictures[lang][kind]} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shareTitle(t, kind)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
