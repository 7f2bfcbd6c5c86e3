import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** Several times the space that all products of a run need. */
const roomBytes = 2 * 2 ** 30;

/**
 * A folder in memory when the system has enough room there: copying a product's database on disk takes longer than
 * starting the product.
 */
export const fastTemporaryFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
};
