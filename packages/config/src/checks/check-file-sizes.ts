import { isCode, type Finding, type SourceFile } from '../sources/source-file.ts';

const hardLines = 400;

/** No file of code grows past what one reading holds. */
export const checkFileSizes = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    if (!isCode(path) && !/^(?:apps|packages)\/.*\.(?:css|typ)$/.test(path)) return [];
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > hardLines ? [{ path, message: `${lines} lines, at most ${hardLines}` }] : [];
  });
