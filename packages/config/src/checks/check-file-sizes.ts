import { dirname } from 'node:path/posix';
import { isCode, isTest, type Finding, type SourceFile } from '../sources/source-file.ts';

const hardLines = 400;
const mostFiles = 25;

/** Code, styles and the layouts of reports; catalogs and data may be long. */
const isWritten = (path: string): boolean =>
  isCode(path) || /^(?:apps|packages)\/.*\.(?:css|typ)$/.test(path);

/** No file of code grows past what one reading holds. */
export const checkFileSizes = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    if (!isWritten(path)) return [];
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > hardLines ? [{ path, message: `${lines} lines, at most ${hardLines}` }] : [];
  });

/** No folder holds more than one look takes in: what it holds gets rooms by noun. Tests stand beside what they test. */
export const checkFolderSizes = (files: readonly SourceFile[]): Finding[] => {
  const held = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path) || !isWritten(path)) continue;
    held.set(dirname(path), (held.get(dirname(path)) ?? 0) + 1);
  }
  return [...held]
    .filter(([, count]) => count > mostFiles)
    .map(([path, count]) => ({ path, message: `${count} files, at most ${mostFiles}` }));
};
