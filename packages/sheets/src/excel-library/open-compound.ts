import { refuseSource } from '../refuse-source.ts';

/** The part of the library that reads the container of old Office files, which the library's types do not describe. */
interface CompoundLibrary {
  read: (
    bytes: Uint8Array,
    options: { type: 'array' },
  ) => {
    FullPaths: string[];
    FileIndex: { name: string; content?: ArrayLike<number> }[];
  };
}

export interface OldWorkbook {
  stream: Uint8Array;
  hasMacros: boolean;
}

/** The workbook stream of an Office 97–2003 file. Documents of other kinds and password-protected files are refused. */
export const openCompound = async (bytes: Uint8Array): Promise<OldWorkbook> => {
  const library: { CFB: CompoundLibrary } = await import('@e965/xlsx');
  const { FullPaths, FileIndex } = library.CFB.read(bytes, { type: 'array' });
  const named = (name: string) => FileIndex.find((entry) => entry.name === name);
  if (named('EncryptedPackage') !== undefined) return refuseSource('password');
  if (named('WordDocument') !== undefined) return refuseSource('word');
  const content = (named('Workbook') ?? named('Book'))?.content;
  if (content === undefined) return refuseSource('other-kind');
  const hasMacros = FullPaths.some((path) => path.includes('_VBA_PROJECT_CUR/'));
  return { stream: Uint8Array.from(content), hasMacros };
};
