declare module 'virtual:site-styles' {
  import type { SiteStyles } from '../build/rendered-site.ts';

  export const styles: SiteStyles['styles'];
  export const fontFaces: SiteStyles['fontFaces'];
}

declare module '*.examples.tsx?rendered' {
  import type { Rendered } from '../build/rendered-site.ts';

  const examples: Readonly<Record<string, Rendered>>;
  export default examples;
}
