import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import type { SourceRefusal } from '@valia/domain/accounts-intake/source-refusal.ts';
import { wrapAsDamaged } from './refuse-source.ts';
import type { SourceContent } from './source-content.ts';

/**
 * The files and refusals of a source. An archive may have several of both; any other source has exactly one file or one
 * refusal.
 */
export interface SourceReading {
  files: readonly SourceFile[];
  refusals: readonly SourceRefusal[];
}

const hexadecimal = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The content with the name and the hash of its source. */
export const namedSource = async (
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  content: SourceContent,
): Promise<SourceFile> => ({
  name,
  sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)),
  ...content,
});

/** The reason why a reading was aborted, in the form that is shown to the user. */
export const sourceRefusal = (file: string, error: unknown): SourceRefusal => {
  const { code, seen } = wrapAsDamaged(error);
  const { sheet = null, cell = null, limit = null } = seen;
  return { file, code, sheet, cell, limit };
};
