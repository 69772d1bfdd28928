// Read by every Node version from 20 on, before anything that was installed is imported.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const neededMajor = 24;
const again = 'Run "npx --yes pnpm@12.21.0 install", read its first error, and try again.';

/**
 * Whether `start`, `test` and the others can work at all. pnpm only warns when an install fails, and then runs
 * the script all the same, on whatever Node the machine has.
 *
 * @param {string} root folder of the workspace
 * @param {string} nodeVersion version of the running Node, such as `24.1.0`
 * @returns {string | undefined} one sentence for people, or nothing when all is well
 */
export function installFault(root, nodeVersion) {
  if (Number(nodeVersion.split('.')[0]) < neededMajor) {
    return `This ran on Node ${nodeVersion}, but the project brings its own Node ${neededMajor}: the install did not finish. ${again}`;
  }
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = new Map(entriesOf(workspace));
  const faults = ['.', ...packagesOf(workspace)].flatMap((folder) => packageFaults(root, folder, catalog));
  if (faults.length === 0) return undefined;
  const more = faults.length > 3 ? ` and ${faults.length - 3} more` : '';
  return `The install is not whole: ${faults.slice(0, 3).join('; ')}${more}. ${again}`;
}

/** @param {string} workspace */
function packagesOf(workspace) {
  const block = /^packages:\n((?: {2}- .+\n)+)/m.exec(workspace)?.[1] ?? '';
  return [...block.matchAll(/^ {2}- (\S+)$/gm)].map((match) => match[1] ?? '');
}

/**
 * @param {string} workspace
 * @returns {[string, string][]}
 */
function entriesOf(workspace) {
  const block = workspace.split(/^catalog:\n/m)[1] ?? '';
  return [...block.matchAll(/^ {2}'?([^\s':]+)'?: (\S+)$/gm)].map((match) => [
    match[1] ?? '',
    match[2] ?? '',
  ]);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Map<string, string>} catalog
 * @returns {string[]}
 */
function packageFaults(root, folder, catalog) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
    ([name, wanted]) => {
      const path = join(root, folder, 'node_modules', name, 'package.json');
      if (!existsSync(path)) return [`${name} is missing in ${folder}/`];
      const expected = wanted === 'catalog:' ? catalog.get(name) : wanted;
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      if (!expected || !/^\d/.test(expected) || expected === version) return [];
      return [`${name} is ${version} in ${folder}/, and should be ${expected}`];
    },
  );
}
