import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import type { SourceCell, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { isoDateToSerial } from '../iso-date-to-serial.ts';
import { refuseSource } from '../refuse-source.ts';
import { type CellCounter, SheetCells } from '../sheet-cells.ts';
import type { XmlAttributes } from '../xml/read-xml.ts';
import type { OdsStyles } from './ods-styles.ts';

interface OpenCell {
  attributes: XmlAttributes;
  column: number;
  repeat: number;
  isCovered: boolean;
  text: string | null;
}

type Value = Pick<SourceCell, 'raw' | 'error' | 'isDate'>;

const repeatOf = (text: string | undefined): number => {
  const count = Number(text ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : refuseSource('damaged');
};
const errorText = /^(?:#[^\s]+[!?]|#N\/[AD]|Err:\d{3})$/u;

const valueOf = (attributes: XmlAttributes, text: string): Value => {
  const type = attributes['value-type'];
  const none = { raw: null, error: null, isDate: false };
  if (attributes['calcext:value-type'] === 'error') return { ...none, error: text };
  if (attributes['formula'] !== undefined && errorText.test(text)) return { ...none, error: text };
  if (type === 'date') {
    const day = attributes['date-value'] ?? '';
    return { ...none, raw: isoDateToSerial(day) ?? day, isDate: true };
  }
  if (type === 'time') return { ...none, raw: attributes['time-value'] ?? null, isDate: true };
  if (type === 'boolean') return { ...none, raw: text };
  const number = Number(attributes['value']);
  if (attributes['value'] !== undefined && Number.isFinite(number)) return { ...none, raw: number };
  return { ...none, raw: text === '' ? null : (attributes['string-value'] ?? text) };
};

/** Collects the cells of one table; repeated cells are only expanded when they have content. */
export class OdsSheet {
  private readonly sheet: SheetCells;
  private readonly hiddenColumns = new Set<number>();
  private readonly columnStyles = new Map<number, string>();
  private columns = 0;
  private row = 0;
  private rowRepeat = 1;
  private rowStyle: string | null = null;
  private isRowHidden = false;
  private outline = 0;
  private column = 0;
  private cells: OpenCell[] = [];

  constructor(
    private readonly attributes: XmlAttributes,
    private readonly styles: OdsStyles,
    counter: CellCounter,
  ) {
    this.sheet = new SheetCells(attributes['name'] ?? '', counter);
  }

  addColumn(attributes: XmlAttributes): void {
    const repeat = repeatOf(attributes['number-columns-repeated']);
    const last = Math.min(this.columns + repeat, sourceLimits.columns);
    const style = attributes['default-cell-style-name'];
    for (let column = this.columns + 1; column <= last; column += 1) {
      if ((attributes['visibility'] ?? 'visible') !== 'visible') this.hiddenColumns.add(column);
      if (style !== undefined) this.columnStyles.set(column, style);
    }
    this.columns += repeat;
  }

  changeOutline(steps: 1 | -1): void {
    this.outline += steps;
  }

  openRow(attributes: XmlAttributes): void {
    this.rowRepeat = repeatOf(attributes['number-rows-repeated']);
    this.rowStyle = attributes['default-cell-style-name'] ?? null;
    this.isRowHidden = (attributes['visibility'] ?? 'visible') !== 'visible';
    this.column = 0;
    this.cells = [];
  }

  openCell(attributes: XmlAttributes, isCovered: boolean): OpenCell {
    const repeat = repeatOf(attributes['number-columns-repeated']);
    const cell = { attributes, column: this.column + 1, repeat, isCovered, text: null };
    this.column += repeat;
    return cell;
  }

  closeCell(cell: OpenCell): void {
    const { attributes, text } = cell;
    if (text !== null || attributes['value-type'] !== undefined || attributes['formula'])
      this.cells.push(cell);
  }

  closeRow(): void {
    for (let repeat = 1; this.cells.length > 0 && repeat <= this.rowRepeat; repeat += 1)
      for (const cell of this.cells)
        for (let at = 0; at < cell.repeat; at += 1)
          this.addCell(cell, this.row + repeat, cell.column + at);
    this.row += this.rowRepeat;
  }

  finish(): SourceSheet {
    return this.sheet.finish(!this.styles.isDisplayed(this.attributes['style-name'] ?? null));
  }

  private addCell({ attributes, text, isCovered }: OpenCell, row: number, column: number): void {
    const style = attributes['style-name'] ?? this.rowStyle ?? this.columnStyles.get(column);
    const rows = Number(attributes['number-rows-spanned'] ?? 1);
    const columns = Number(attributes['number-columns-spanned'] ?? 1);
    const formula = attributes['formula'];
    this.sheet.add({
      row,
      column,
      text: text ?? '',
      ...valueOf(attributes, text ?? ''),
      format: this.styles.formatOf(style ?? null),
      // A formula may begin with the prefix of its grammar's namespace, as in `of:=SUM([.B2:.B4])`.
      formula: formula === undefined ? null : formula.replace(/^(?:\w+:)?=/u, ''),
      merged: rows * columns > 1 ? { rows, columns } : null,
      isHidden: isCovered || this.isRowHidden || this.hiddenColumns.has(column),
      indent: this.styles.indentOf(style ?? null),
      outline: this.outline,
    });
  }
}
