import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { refuseTooLarge, refuseSource } from '../refuse-source.ts';

/** Record types of an Excel 97–2003 workbook, by their numbers in [MS-XLS]. */
const record = { bof: 0x0809, filePass: 0x002f, xf: 0x00e0, mulRk: 0x00bd, mulBlank: 0x00be };
const sheetSubstream = 0x0010;
/**
 * Number, label, shared label, RK, formula, boolean or error, rich label. Each of these records begins with its row,
 * column and style.
 */
const cellRecords = new Set([0x0203, 0x0204, 0x00fd, 0x027e, 0x0006, 0x0406, 0x0205, 0x00d6]);

/** The indentation levels of the cells of a sheet, by row and column from 1, which the library does not read. */
export type SheetIndents = ReadonlyMap<string, number>;

export const indentKey = (row: number, column: number): string => `${row}:${column}`;

class BiffScan {
  readonly sheets: Map<string, number>[] = [];
  private readonly indents: number[] = [];
  private current: Map<string, number> | null = null;
  private cells = 0;

  constructor(private readonly view: DataView) {}

  addRecord(type: number, at: number, length: number): void {
    if (type === record.filePass) refuseSource('password');
    else if (type === record.bof) this.openSubstream(at);
    else if (type === record.xf && length >= 10)
      this.indents.push(this.view.getUint8(at + 8) & 0x0f);
    else if (cellRecords.has(type) && length >= 6)
      this.addCell(this.u16(at), this.u16(at + 2), this.u16(at + 4));
    else if (type === record.mulRk && length >= 12) this.addCells(at, length, 6);
    else if (type === record.mulBlank && length >= 8) this.countCells((length - 6) / 2);
  }

  private openSubstream(at: number): void {
    const isSheet = this.u16(at + 2) === sheetSubstream;
    this.current = isSheet ? new Map() : null;
    if (this.current !== null) this.sheets.push(this.current);
    if (this.sheets.length > sourceLimits.sheets) refuseTooLarge('sheets');
  }

  private addCells(at: number, length: number, step: number): void {
    const [row, first] = [this.u16(at), this.u16(at + 2)];
    for (let offset = 4; offset + step + 2 <= length; offset += step)
      this.addCell(row, first + (offset - 4) / step, this.u16(at + offset));
  }

  private addCell(row: number, column: number, style: number): void {
    this.countCells(1);
    const indent = this.indents[style] ?? 0;
    if (indent > 0) this.current?.set(indentKey(row + 1, column + 1), indent);
  }

  private countCells(count: number): void {
    this.cells += count;
    if (this.cells > sourceLimits.cells) refuseTooLarge('cells');
  }

  private u16(at: number): number {
    return this.view.getUint16(at, true);
  }
}

/** Scans an old workbook before the library reads it: counts its cells, detects a password, and reads the indents. */
export const scanBiff = (stream: Uint8Array): SheetIndents[] => {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const scan = new BiffScan(view);
  for (let at = 0; at + 4 <= stream.length;) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (at + 4 + length > stream.length) break;
    if (length >= 4 || type === record.filePass) scan.addRecord(type, at + 4, length);
    at += 4 + length;
  }
  return scan.sheets;
};
