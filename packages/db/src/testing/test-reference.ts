import { resolve } from 'node:path';
import { referenceFolder } from '../reference/reference-folder.ts';

/** What the product that is tested comes with. */
export const testReference = referenceFolder(resolve(import.meta.dirname, '../../../..'));
