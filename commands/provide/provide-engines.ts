import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { providePackages, type SystemProgram } from './provide-packages.ts';

/** Environment variables that tell the tests where the programs of the second and third browser engine are. */
type EngineVariable = 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH' | 'XVFB_RUN_PATH';

export type EnginePaths = Readonly<Record<EngineVariable, string>>;

/** The path that a variable names, or the first of some programs on the path. */
function finder(variable: EngineVariable, names: readonly string[]): () => string | undefined {
  return () => {
    const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
    const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return [process.env[variable] ?? '', ...candidates].find(isProgram);
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const programs: Readonly<Record<EngineVariable, SystemProgram<string>>> = {
  FIREFOX_PATH: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: finder('FIREFOX_PATH', ['firefox-esr', 'firefox']),
    advice: 'The tests in other browsers need a Firefox. Install one, or name it in FIREFOX_PATH.',
  },
  WEBKIT_DRIVER_PATH: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver'],
    find: finder('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']),
    advice: 'The tests in other browsers need WebKitWebDriver. Install it, or name it in WEBKIT_DRIVER_PATH.',
  },
  XVFB_RUN_PATH: {
    name: 'Xvfb',
    packages: ['xvfb', 'xauth'],
    // WebKitGTK has no headless mode, so it gets a screen that is not there.
    find: finder('XVFB_RUN_PATH', ['xvfb-run']),
    advice: 'The tests in WebKitGTK need xvfb-run. Install it, or name it in XVFB_RUN_PATH.',
  },
};

/**
 * Paths of the other engines' programs, installed first where that is allowed.
 *
 * @throws {SentenceError} that says what to install.
 */
export function provideEngines(): EnginePaths {
  const names = Object.keys(programs) as EngineVariable[];
  const paths = names.map((name) => [name, providePackages(programs[name])]);
  return Object.fromEntries(paths) as EnginePaths;
}
