/** Written in by the build; stands before every file name, and is found from where the loader is. */
declare const __BASE__: string;

/** Runs a file of the kit, which is called by its name without `.js`. */
export const importFile = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ `${__BASE__}${name}.js`);
