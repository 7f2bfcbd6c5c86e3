import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** Of all products of a run, several times over. */
const roomBytes = 2 * 2 ** 30;

/** In memory where the system keeps so much there: a disk takes longer to copy a product's database than to start it. */
export const roomyFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
};
