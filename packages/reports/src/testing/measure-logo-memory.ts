import { readFileSync } from 'node:fs';
import { createLogoReader } from '../logo/create-logo-reader.ts';

const { readLogo } = createLogoReader();

/** By how many bytes this process grows while the picture of a file is read or refused. */
const growthOf = async (path: string): Promise<number> => {
  const bytes = new Uint8Array(readFileSync(path));
  const before = process.memoryUsage().rss;
  await readLogo(bytes).catch(() => undefined);
  return process.memoryUsage().rss - before;
};

// A process of its own, in which nothing else grows. The first picture loads the library, which is no part of the cost.
const growths: number[] = [];
for (const path of process.argv.slice(2)) growths.push(await growthOf(path));
process.stdout.write(JSON.stringify(growths.slice(1)));
