import { bundleScript } from './bundle-script.ts';
import { writeAsset } from './write-asset.ts';

/** Writes the script that works out a price, which a page fetches once somebody reaches for the form; answers its path. */
export async function estimatorFile(outFolder: string): Promise<string> {
  return writeAsset(outFolder, 'estimator.js', await bundleScript({ name: 'estimator.ts', format: 'esm' }));
}
