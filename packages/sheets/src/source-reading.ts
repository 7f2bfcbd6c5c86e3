import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import type { SourceRefusal } from '@valia/domain/accounts-intake/source-refusal.ts';
import { asDamaged } from './refuse-source.ts';
import type { SourceContent } from './source-content.ts';

/** Several files of an archive, of which some may be refused; of any other source one or the other. */
export interface SourceReading {
  files: readonly SourceFile[];
  refusals: readonly SourceRefusal[];
}

const hexadecimal = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What was read, under the name and the hash of where it came from. */
export const namedSource = async (
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  content: SourceContent,
): Promise<SourceFile> => ({
  name,
  sha256: hexadecimal(await crypto.subtle.digest('SHA-256', bytes)),
  ...content,
});

/** What ended a reading, for whoever shows it. */
export const sourceRefusal = (file: string, error: unknown): SourceRefusal => {
  const { code, seen } = asDamaged(error);
  const { sheet = null, cell = null, limit = null } = seen;
  return { file, code, sheet, cell, limit };
};
