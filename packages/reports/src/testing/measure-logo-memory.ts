import { readFileSync } from 'node:fs';
import { createLogoReader } from '../logo/create-logo-reader.ts';

const { readLogo } = createLogoReader();

/** The most memory that this process has held after it has read or refused the picture of a file, in bytes. */
const peakWith = async (path: string): Promise<number> => {
  await readLogo(new Uint8Array(readFileSync(path))).catch(() => undefined);
  return process.resourceUsage().maxRSS * 1024;
};

// A process of its own, in which nothing else grows. The first picture loads the library, which is no part of the cost.
const peaks: number[] = [];
for (const path of process.argv.slice(2)) peaks.push(await peakWith(path));
const [first = 0] = peaks;
process.stdout.write(JSON.stringify(peaks.slice(1).map((peak) => peak - first)));
