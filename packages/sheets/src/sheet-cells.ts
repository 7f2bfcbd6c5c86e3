import type { SourceCell, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { cellAddress } from './cell-address.ts';
import { refuseTooLarge } from './refuse-source.ts';

/**
 * Invisible line separators of office programs become line breaks; other control characters are removed because they
 * have no meaning.
 */
const lineBreak = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu;
const control = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu;
const needsCleaning = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]/u;

export const cleanText = (text: string): string =>
  needsCleaning.test(text) ? text.replaceAll(lineBreak, '\n').replaceAll(control, '') : text;

/** Error values as spreadsheets show them in es, ca and en, and those of LibreOffice. */
const errorValue =
  /^\s*(?:#(?:¡|¿)?(?:REF|VALOR|VALUE|DIV\/0|NOMBRE|NOM|NAME|NUM|NULO|NUL|NULL|SPILL|DESBORDAMIENTO|CALC)[!?]|#N\/[AD]|Err:\d{3})\s*$/iu;

type Given = Pick<SourceCell, 'row' | 'column' | 'text'> & Partial<SourceCell>;

/** An error has no value, whatever value the source stores with it. */
const rawValue = (raw: SourceCell['raw'], error: string | null): SourceCell['raw'] => {
  if (error !== null) return null;
  return typeof raw === 'string' ? cleanText(raw) : raw;
};

/** Counts the cells of all sheets of a file, and refuses the file when the limit is exceeded. */
export class CellCounter {
  private cells = 0;
  private sheets = 0;

  countSheet(): void {
    this.sheets += 1;
    if (this.sheets > sourceLimits.sheets) refuseTooLarge('sheets');
  }

  countCell(sheet: string, row: number, column: number): void {
    this.cells += 1;
    const refuse = (limit: 'rows' | 'columns' | 'cells'): never =>
      refuseTooLarge(limit, { sheet, cell: cellAddress(row, column) });
    if (row > sourceLimits.rows) refuse('rows');
    if (column > sourceLimits.columns) refuse('columns');
    if (this.cells > sourceLimits.cells) refuse('cells');
  }
}

/** The cells of one sheet, in reading order. */
export class SheetCells {
  readonly cells: SourceCell[] = [];

  constructor(
    readonly name: string,
    private readonly counter: CellCounter,
  ) {
    counter.countSheet();
  }

  /** A cell with only whitespace is empty, unless it has a formula or an error. */
  add(given: Given): void {
    const { row, column, raw = null, formula = null } = given;
    const text = cleanText(given.text);
    const error = given.error ?? (errorValue.test(text) ? text.trim() : null);
    const isEmpty = raw === null || (typeof raw === 'string' && raw.trim() === '');
    if (isEmpty && formula === null && error === null && text.trim() === '') return;
    this.counter.countCell(this.name, row, column);
    this.cells.push({
      row,
      column,
      text,
      raw: rawValue(raw, error),
      format: given.format ?? null,
      formula,
      error,
      merged: given.merged ?? null,
      isHidden: given.isHidden ?? false,
      isDate: given.isDate ?? false,
      indent: given.indent ?? 0,
      outline: given.outline ?? 0,
      box: given.box ?? null,
    });
  }

  finish(isHidden = false): SourceSheet {
    return { name: cleanText(this.name), isHidden, cells: this.cells };
  }
}
