/** What the rules look at of a `package.json`. */
export interface Manifest {
  readonly name?: string;
  readonly license?: string;
  readonly type?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const dependenciesOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/**
 * What is wrong with the manifest of a package, as sentences.
 *
 * @param exists whether there is anything at a path of the package (a folder, where an export ends in `*`).
 */
export function manifestFaults(
  folder: string,
  manifest: Manifest,
  exists: (path: string) => boolean,
): string[] {
  const faults: string[] = [];
  const expected = { name: `@vakman/${folder}`, license: 'MIT', type: 'module', private: true } as const;
  for (const [field, value] of Object.entries(expected)) {
    if (manifest[field as keyof typeof expected] !== value)
      faults.push(`${folder}: "${field}" is not ${value}`);
  }
  for (const [name, target] of Object.entries(manifest.exports ?? {})) {
    if (!exists(target.replace(/\*.*$/, '')))
      faults.push(`${folder}: export "${name}" leads to nothing (${target})`);
  }
  for (const [name, version] of Object.entries(dependenciesOf(manifest))) {
    const wanted = name.startsWith('@vakman/') ? 'workspace:*' : 'catalog:';
    if (version !== wanted) faults.push(`${folder}: ${name} is "${version}" instead of "${wanted}"`);
  }
  return faults;
}

/**
 * Dependencies that no file of the package names. Types count as used with the package they belong to.
 *
 * @param texts of all files of the package but the manifest; a setting or a comment for a tool may name one, too.
 */
export function unusedDependencies(folder: string, manifest: Manifest, texts: readonly string[]): string[] {
  return Object.keys(dependenciesOf(manifest))
    .filter((name) => {
      const word = new RegExp(`(?<![\\w@/-])${RegExp.escape(name.replace(/^@types\//, ''))}(?![\\w-])`);
      return !texts.some((text) => word.test(text));
    })
    .map((name) => `${folder}: nothing uses ${name}`);
}

/** Entries of the catalog that no package asks for. */
export function unusedCatalogEntries(catalog: readonly string[], manifests: readonly Manifest[]): string[] {
  const used = new Set(manifests.flatMap((manifest) => Object.keys(dependenciesOf(manifest))));
  return catalog
    .filter((name) => !used.has(name))
    .map((name) => `the catalog has ${name}, and no package asks for it`);
}
