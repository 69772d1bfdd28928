import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '@vakman/commands/build/source-files.ts';
import { root } from '@vakman/commands/settings/settings.ts';

export interface SourceFile {
  /** From the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

/** Folders of the packages. */
export const packages = [
  'commands',
  'content',
  'dashboard',
  'domain',
  'facts',
  'site',
  'stories',
  'supabase',
  'tests',
  'tokens',
  'widgets',
] as const;

/** Every file of the packages, but what is generated or installed. */
export function repositoryFiles(): SourceFile[] {
  return packages
    .flatMap((folder) => sourceFiles(root, folder))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function readWorkspace(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const isCode = ({ path }: SourceFile) => /\.tsx?$/.test(path);
/** Folders whose code runs on other people's pages, where nothing of Node exists. */
const browserFolders = ['domain/src/', 'widgets/src/', 'supabase/client/', 'dashboard/src/'];

export const runsInBrowsers = (path: string) => browserFolders.some((folder) => path.startsWith(folder));
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
