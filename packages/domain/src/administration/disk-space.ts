const littleShare = 0.15;
/** An absolute limit, because the usual share of a very large disk is enough space for years. */
const [littleBytes, noBytes] = [20e9, 500e6];

interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** `none` is reached before the disk is completely full, because the database needs space even to record deletions. */
export const diskSpace = ({ freeBytes, totalBytes }: DiskSpace): 'enough' | 'little' | 'none' => {
  if (freeBytes < noBytes) return 'none';
  return freeBytes < Math.min(totalBytes * littleShare, littleBytes) ? 'little' : 'enough';
};

/** In whole percent; 100 only when nothing is free. */
export const usedPercent = ({ freeBytes, totalBytes }: DiskSpace): number =>
  totalBytes <= 0 ? 100 : Math.floor((1 - freeBytes / totalBytes) * 100);
