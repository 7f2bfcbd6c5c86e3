import type { SourceCell, SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import type { SourceRefusal } from '@valia/domain/accounts-intake/source-refusal.ts';
import { readSourceFiles } from '../read-source-files.ts';
import type { SourceReading } from '../source-reading.ts';

const bytesOf = (given: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof given === 'string' ? new TextEncoder().encode(given) : Uint8Array.from(given);

/** The only file of a reading; a refusal fails the test with its code. */
export const expectOneFile = ({ files, refusals }: SourceReading): SourceFile => {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(JSON.stringify(refusals));
  return file;
};

export const readOne = async (given: string | Uint8Array, name = 'cuentas'): Promise<SourceFile> =>
  expectOneFile(await readSourceFiles({ name, bytes: bytesOf(given) }));

/** The only reason for which a file was refused. */
export const readRefusal = async (
  given: string | Uint8Array,
  name = 'cuentas',
): Promise<SourceRefusal> => {
  const { files, refusals } = await readSourceFiles({ name, bytes: bytesOf(given) });
  const [refusal] = refusals;
  if (refusal === undefined || files.length > 0) throw new Error(`read: ${JSON.stringify(files)}`);
  return refusal;
};

/** A sheet as rows of texts, empty cells included. */
export const textGrid = (cells: readonly SourceCell[]): string[][] => {
  const rows: string[][] = [];
  for (const { row, column, text } of cells) {
    while (rows.length < row) rows.push([]);
    const line = rows[row - 1] ?? [];
    while (line.length < column) line.push('');
    line[column - 1] = text;
  }
  return rows;
};

export const cellAt = (
  { sheets }: SourceFile,
  row: number,
  column: number,
  sheet = 0,
): SourceCell => {
  const found = sheets[sheet]?.cells.find((cell) => cell.row === row && cell.column === column);
  if (found === undefined) throw new Error(`no cell in row ${row}, column ${column}`);
  return found;
};
