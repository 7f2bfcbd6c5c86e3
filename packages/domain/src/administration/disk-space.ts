const littleShare = 0.15;
/** A share of a very large disk is room for years. */
const [littleBytes, noBytes] = [20e9, 500e6];

interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** `none` before the last byte is gone: the database needs room to write down what it removes. */
export const diskSpace = ({ freeBytes, totalBytes }: DiskSpace): 'enough' | 'little' | 'none' => {
  if (freeBytes < noBytes) return 'none';
  return freeBytes < Math.min(totalBytes * littleShare, littleBytes) ? 'little' : 'enough';
};

/** In whole percent; a hundred of them only when nothing is free. */
export const usedPercent = ({ freeBytes, totalBytes }: DiskSpace): number =>
  totalBytes <= 0 ? 100 : Math.floor((1 - freeBytes / totalBytes) * 100);
