import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import type { Zip } from '../archive/open-zip.ts';
import { cellAddress, cellPosition } from '../cell-address.ts';
import { isoDateToSerial } from '../iso-date-to-serial.ts';
import { refuseSource } from '../refuse-source.ts';
import { type CellCounter, SheetCells } from '../sheet-cells.ts';
import { streamXml } from '../xml/stream-xml.ts';
import type { XmlAttributes } from '../xml/read-xml.ts';
import { mergeCells, type CellRange } from '../merge-cells.ts';
import type { NumberFormatter } from './number-formats.ts';
import { unescapeText } from './read-shared-strings.ts';
import type { CellStyle } from './read-styles.ts';
import { shiftFormula } from './shift-formula.ts';

export interface WorkbookParts {
  strings: readonly string[];
  styles: readonly CellStyle[];
  showNumber: NumberFormatter;
  counter: CellCounter;
}

const general: CellStyle = { format: 'General', indent: 0 };
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

interface OpenCell {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  formula: string | null;
  /** The index by which cells refer to a shared formula. */
  shared: string | null;
  inline: string;
}

interface SharedFormula {
  formula: string;
  row: number;
  column: number;
}

/** Collects the cells of one sheet from the tags of its part. */
class WorksheetReader {
  private readonly sheet: SheetCells;
  private readonly hiddenColumns = new Set<number>();
  private readonly sharedFormulas = new Map<string, SharedFormula>();
  private readonly merges: CellRange[] = [];
  private row = 0;
  private column = 0;
  private outline = 0;
  private isRowHidden = false;
  private areRowsHidden = false;
  private cell: OpenCell | null = null;
  private textOf: 'v' | 'f' | 't' | null = null;
  private isPhonetic = false;

  constructor(
    name: string,
    private readonly parts: WorkbookParts,
  ) {
    this.sheet = new SheetCells(name, parts.counter);
  }

  onOpen(name: string, attributes: XmlAttributes): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'v' || name === 't') this.textOf = name;
    else if (name === 'f') this.openFormula(attributes);
    else if (name === 'row') this.openRow(attributes);
    else if (name === 'rPh') this.isPhonetic = true;
    else if (name === 'col') this.addColumns(attributes);
    else if (name === 'sheetFormatPr') this.areRowsHidden = isTrue(attributes['zeroHeight']);
    else if (name === 'mergeCell') this.addMerge(attributes['ref'] ?? '');
  }

  onText(text: string): void {
    if (this.cell === null || this.textOf === null) return;
    if (this.textOf === 'f') this.cell.formula = (this.cell.formula ?? '') + text;
    else if (this.textOf === 't') this.cell.inline += this.isPhonetic ? '' : text;
    else {
      this.cell.value += text;
      this.cell.hasValue = true;
    }
  }

  onClose(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === this.textOf) this.textOf = null;
  }

  finish(isHidden: boolean): SourceSheet {
    return mergeCells(this.sheet.finish(isHidden), this.merges);
  }

  private openRow(attributes: XmlAttributes): void {
    const row = attributes['r'] === undefined ? this.row + 1 : Number(attributes['r']);
    if (!Number.isSafeInteger(row) || row < 1) refuseSource('damaged', { sheet: this.sheet.name });
    this.row = row;
    this.column = 0;
    const hidden = attributes['hidden'];
    this.isRowHidden = isTrue(hidden) || (this.areRowsHidden && attributes['ht'] === undefined);
    this.outline = Number(attributes['outlineLevel'] ?? 0) || 0;
  }

  private addColumns({ min, max, hidden, width }: XmlAttributes): void {
    if (!isTrue(hidden) && (width === undefined || Number(width) !== 0)) return;
    const last = Math.min(Number(max), sourceLimits.columns);
    for (let column = Number(min); column <= last; column += 1) this.hiddenColumns.add(column);
  }

  private addMerge(reference: string): void {
    const [from = '', to = ''] = reference.split(':');
    const [first, last] = [cellPosition(from), cellPosition(to)];
    if (first !== null && last !== null)
      this.merges.push({
        ...first,
        rows: last.row - first.row + 1,
        columns: last.column - first.column + 1,
      });
  }

  private openCell({ r, t, s }: XmlAttributes): void {
    const position = r === undefined ? null : cellPosition(r);
    this.column = position?.column ?? this.column + 1;
    this.cell = {
      row: position?.row ?? this.row,
      column: this.column,
      type: t ?? 'n',
      style: Number(s ?? 0),
      value: '',
      hasValue: false,
      formula: null,
      shared: null,
      inline: '',
    };
  }

  private openFormula({ t, si }: XmlAttributes): void {
    this.textOf = 'f';
    if (this.cell === null) return;
    this.cell.formula ??= '';
    if (t === 'shared') this.cell.shared = si ?? null;
  }

  private formulaOf({ formula, shared, row, column }: OpenCell): string | null {
    if (shared === null) return formula;
    if (formula !== null && formula !== '') {
      this.sharedFormulas.set(shared, { formula, row, column });
      return formula;
    }
    const first = this.sharedFormulas.get(shared);
    if (first === undefined) return '';
    return shiftFormula(first.formula, row - first.row, column - first.column);
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = null;
    if (cell === null) return;
    const style = this.parts.styles[cell.style] ?? general;
    const { row, column } = cell;
    this.sheet.add({
      row,
      column,
      ...this.valueOf(cell, style.format),
      format: style.format,
      formula: this.formulaOf(cell),
      isHidden: this.isRowHidden || this.hiddenColumns.has(column),
      indent: style.indent,
      outline: this.outline,
    });
  }

  private valueOf(cell: OpenCell, format: string): Shown {
    const { type, value, inline, hasValue } = cell;
    if (type === 'inlineStr') return shownText(unescapeText(inline));
    if (!hasValue) return { text: '' };
    if (type === 's') {
      const text = this.parts.strings[Number(value)];
      return text === undefined ? this.refuseCell(cell) : shownText(text);
    }
    if (type === 'e') return { text: value, error: value };
    if (type === 'b') return shownText(isTrue(value) ? 'TRUE' : 'FALSE');
    if (type === 'str') return shownText(unescapeText(value));
    if (type === 'd') return { text: value, raw: isoDateToSerial(value) ?? value, isDate: true };
    const number = Number(value);
    if (value.trim() === '' || !Number.isFinite(number)) return this.refuseCell(cell);
    const { text, isDate } = this.parts.showNumber(number, format);
    return { text, isDate, raw: number };
  }

  private refuseCell({ row, column }: OpenCell): never {
    return refuseSource('damaged', {
      sheet: this.sheet.name,
      cell: cellAddress(row, column),
    });
  }
}

type Shown = { text: string; raw?: number | string; error?: string; isDate?: boolean };
const shownText = (text: string): Shown => ({ text, raw: text });

/** Reads the cells of a sheet while its part is unpacked, so that the whole part is never in memory. */
export const readStreamedSheet = async (
  zip: Zip,
  part: string,
  sheet: { name: string; isHidden: boolean },
  parts: WorkbookParts,
): Promise<SourceSheet> => {
  const reader = new WorksheetReader(sheet.name, parts);
  const isThere = await streamXml(zip, part, {
    onOpen: (name, attributes) => reader.onOpen(name, attributes),
    onText: (text) => reader.onText(text),
    onClose: (name) => reader.onClose(name),
  });
  if (!isThere) return refuseSource('damaged', { sheet: sheet.name });
  return reader.finish(sheet.isHidden);
};
