import { readFileSync } from 'node:fs';
import { createLogoReader } from '../logo/create-logo-reader.ts';

const { readLogo } = createLogoReader();

/** The peak memory of this process, in bytes, after it has read or refused a picture from a file. */
const peakWith = async (path: string): Promise<number> => {
  await readLogo(new Uint8Array(readFileSync(path))).catch(() => undefined);
  return process.resourceUsage().maxRSS * 1024;
};

// Runs in a separate process, in which nothing else uses memory. The first picture loads the library, which
// is not part of the cost.
const peaks: number[] = [];
for (const path of process.argv.slice(2)) peaks.push(await peakWith(path));
const [first = 0] = peaks;
process.stdout.write(JSON.stringify(peaks.slice(1).map((peak) => peak - first)));
