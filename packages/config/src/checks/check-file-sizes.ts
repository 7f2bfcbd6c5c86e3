import { dirname } from 'node:path/posix';
import { isCode, isTest, type Finding, type SourceFile } from '../sources/source-file.ts';

const hardLines = 400;
const mostFiles = 25;

/** Code, styles and report layouts; catalogs and data may be long. */
const isWritten = (path: string): boolean =>
  isCode(path) || /^(?:apps|packages)\/.*\.(?:css|typ)$/.test(path);

/** No code file may be longer than a developer can read at once. */
export const checkFileSizes = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    if (!isWritten(path)) return [];
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > hardLines ? [{ path, message: `${lines} lines, at most ${hardLines}` }] : [];
  });

/**
 * No folder may contain more files than a developer can overview; larger folders are divided into subfolders named by
 * nouns. Tests are in the folder of the code they test.
 */
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
