import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads `packages/db/reference` of the product that lies at `root`; a clone with other line ends says the same. */
export const referenceFolder =
  (root: string): ReadText =>
  (path) =>
    readFileSync(join(root, 'packages/db/reference', path), 'utf8').replaceAll('\r\n', '\n');
