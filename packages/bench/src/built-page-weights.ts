import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Manifest, pageWeights } from './page-weights.ts';

const web = new URL('../../../apps/web/dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', web);

/** Small files have no compressed version and are sent as they are. */
const bytesSent = (file: string): number => {
  const compressed = new URL(`${file}.br`, web);
  return statSync(existsSync(compressed) ? compressed : new URL(file, web)).size;
};

/** The bytes sent for each page of the last build; null before the first build. */
export const builtPageWeights = (): ReturnType<typeof pageWeights> | null =>
  existsSync(manifestFile)
    ? pageWeights(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, bytesSent)
    : null;
