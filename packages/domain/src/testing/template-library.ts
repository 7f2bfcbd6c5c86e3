import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from '../templates/read-library.ts';

const folder = join(import.meta.dirname, '../../../db/reference');

/** A file of what the product comes with. */
export const referenceText = (path: string): string => readFileSync(join(folder, path), 'utf8');

export const templateLibrary = readLibrary(referenceText);
