import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SentenceError } from '../progress/sentence-error.ts';

/** A program that tests need from the system. */
export interface SystemProgram<Found> {
  /** As people call it. */
  readonly name: string;
  /** Packages of Debian that bring it. */
  readonly packages: readonly string[];
  /** Where it is; undefined where it is not. */
  readonly find: () => Found | undefined;
  /** Sentence for people whose machine may not install it. */
  readonly advice: string;
}

/**
 * What `find` finds, installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function providePackages<Found>({ name, packages, find, advice }: SystemProgram<Found>): Found {
  const found = find();
  if (found !== undefined) return found;
  if (mayInstall()) {
    console.log(`  No ${name} found; installing the one of Debian …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', args, { env: environment, stdio: 'inherit' });
    }
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new SentenceError(`${advice} On Debian: "apt-get install ${packages.join(' ')}".`);
}

/** Whether packages of Debian may be installed here: on Debian, by root. */
export function mayInstall(osRelease = readOsRelease(), user = process.getuid?.()): boolean {
  return user === 0 && /^ID="?debian"?$/m.test(osRelease);
}

function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}
