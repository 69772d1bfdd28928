/** Written in by the build; stands before every file name, and is found from where the loader is. */
declare const __BASE__: string;

/**
 * Where a page got the loader that names it as a plain script. Such a script from elsewhere has no address of its own for
 * what it imports; as a module it has, and this is undefined.
 */
const plainScript = 'document' in globalThis ? (document.currentScript as HTMLScriptElement | null)?.src : '';

/** Runs a file of the kit, which is called by its name without `.js`. */
export function importFile(name: string): Promise<unknown> {
  const address = `${__BASE__}${name}.js`;
  return import(/* @vite-ignore */ plainScript ? new URL(address, plainScript).href : address);
}
