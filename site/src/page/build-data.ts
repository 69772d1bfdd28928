import type { Addresses } from '@vakman/domain/facts/facts';
import type { Language } from '@vakman/domain/languages/languages';
import type { PageLook } from './page-look.ts';
import type { Fonts } from '@vakman/tokens/fonts/build-fonts';
import type { Script } from '@vakman/tokens/fonts/faces';
import type { RenderedTag } from '@vakman/widgets/generated/rendered-widgets.ts';
import type { ByShareKind } from './share-title.ts';
import type { Pictures } from '../_components/picture/picture-files.ts';

/** A picture of the site for a home screen. */
export interface ManifestIcon {
  readonly src: string;
  /** Such as `192x192`. */
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
}

/** Paths of the dashboard, which the build made before the pages. */
export interface DashboardFiles {
  readonly script: string;
  /** What the script imports at once. */
  readonly preload: readonly string[];
  /** The words that it asks for as soon as it runs, by language. */
  readonly words: Readonly<Partial<Record<Language, string>>>;
  readonly styles: readonly string[];
  /** Exact texts of the styles that its libraries write into a page. */
  readonly writtenStyles: readonly string[];
}

/** What is the same on every page: made once for a build, and handed to every template. */
export interface BuildData {
  readonly addresses: Addresses;
  /** Of the build, for the copyright. */
  readonly year: number;
  /** The inline style sheet: one for each script, because each brings fonts of its own. */
  readonly style: Readonly<Record<PageLook, Readonly<Record<Script, string>>>>;
  readonly scripts: {
    /** Runs in the head, before anything is painted. */
    readonly beforePaint: string;
    /** A module at the end of the page. */
    readonly page: Readonly<Record<PageLook, string>>;
    /** A module that brings what loads widgets when they are near. */
    readonly widgets: string;
    /** What to fetch in advance. */
    readonly speculationRules: string;
  };
  /** Paths of what the page for partners loads beside all that others do. */
  readonly embedBuilder: {
    readonly script: string;
    readonly style: string;
    /** What somebody types whose project has a bundler. */
    readonly install: string;
  };
  /** What makes a page the dashboard, with the style that stands in the page until its own is there. */
  readonly shell: DashboardFiles & { readonly style: Readonly<Record<Script, string>> };
  readonly preload: Fonts['preload'];
  /** Paths of the style sheets of the widgets, for pages that show them further down. */
  readonly widgetStyles: Readonly<Record<RenderedTag, string>>;
  readonly pictures: Pictures;
  /** Paths of the pictures that networks show of a page. */
  readonly sharePictures: ByShareKind;
  /** What the manifest names for home screens. */
  readonly icons: readonly ManifestIcon[];
  /** Path of the file with all drawings. */
  readonly drawings: string;
  /** Path of the style sheet for what is further down the page. */
  readonly laterStyle: Readonly<Record<PageLook, string>>;
  /** Path of the style sheet for paper. */
  readonly printStyle: string;
}
