import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { unpackPackage } from './served-package.ts';

/** A project that has installed the package of the widgets. */
export interface PackageHost {
  readonly folder: string;
  /** What TypeScript says of a file with this text; nothing where all is well. */
  readonly complaintsOf: (name: string, text: string) => string;
  readonly remove: () => void;
}

/**
 * Installs what the build for tests made, without any registry.
 *
 * @param packages what else the project has, by the folders that it lies in.
 */
export function packageHost(packages: Readonly<Record<string, string>> = {}): PackageHost {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const modules = join(folder, 'node_modules');
  unpackPackage(join(modules, '@vakman/widgets'));
  const linked = { '@types': join(root, 'widgets/node_modules/@types'), ...packages };
  for (const [name, target] of Object.entries(linked)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(realpathSync(target), join(modules, name));
  }
  const compilerOptions = { strict: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler' };
  const settings = {
    compilerOptions: { ...compilerOptions, jsx: 'react-jsx', types: [], noEmit: true, skipLibCheck: false },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return {
    folder,
    complaintsOf(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text);
      try {
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
        return '';
      } catch (error) {
        return (error as { stdout: string }).stdout;
      } finally {
        rmSync(file);
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
