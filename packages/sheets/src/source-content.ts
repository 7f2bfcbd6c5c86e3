import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';

/** The result of reading the bytes of a file; its name and hash are added by the caller. */
export type SourceContent = Omit<SourceFile, 'name' | 'sha256'>;

export const sourceContent = (
  given: Pick<SourceContent, 'kind'> & Partial<SourceContent>,
): SourceContent => ({
  sheets: [],
  facts: [],
  dateSystem: 1900,
  marks: null,
  delimiter: null,
  notices: [],
  ...given,
});
