import type { SourceCell, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { isoDateToSerial } from '../iso-date-to-serial.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { workbookNotices } from '../workbook-notices.ts';
import { type NumberFormatter, numberFormatter } from '../xlsx/number-formats.ts';
import { type XmlAttributes, type XmlReader, xmlParser } from './read-xml.ts';

const namedFormats: Readonly<Record<string, string>> = {
  'General Number': 'General',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Currency: '#,##0.00',
  'Euro Currency': '#,##0.00',
  Percent: '0.00%',
  Scientific: '0.00E+00',
  'Short Date': 'dd/mm/yyyy',
  'Medium Date': 'dd-mmm-yy',
  'General Date': 'dd/mm/yyyy',
};

interface OpenCell {
  attributes: XmlAttributes;
  type: string | null;
  text: string;
}

const indexOf = (text: string | undefined, following: number): number => {
  const index = Number(text ?? following);
  return Number.isSafeInteger(index) && index > 0 ? index : following;
};

/**
 * Reads the workbook format that Excel 2003 and many programs write as a single XML text, mostly with the extension
 * .xls.
 */
class SpreadsheetReader implements XmlReader {
  readonly sheets: SourceSheet[] = [];
  private readonly counter = new CellCounter();
  private readonly styles = new Map<string, { format: string; indent: number }>();
  private styleId = '';
  private sheet: SheetCells | null = null;
  private isSheetHidden = false;
  private readonly hiddenColumns = new Set<number>();
  private columns = 0;
  private row = 0;
  private column = 0;
  private isRowHidden = false;
  private cell: OpenCell | null = null;
  private isData = false;
  private textOf = '';

  constructor(private readonly showNumber: NumberFormatter) {}

  onOpen(name: string, attributes: XmlAttributes): void {
    this.textOf = name;
    if (name === 'Style') this.openStyle(attributes);
    else if (name === 'NumberFormat') this.setStyle({ format: attributes['Format'] ?? 'General' });
    else if (name === 'Alignment') this.setStyle({ indent: Number(attributes['Indent'] ?? 0) });
    else if (name === 'Worksheet') this.openSheet(attributes);
    else if (name === 'Column') this.addColumn(attributes);
    else if (name === 'Row') this.openRow(attributes);
    else if (name === 'Cell') {
      this.column = indexOf(attributes['Index'], this.column + 1);
      this.cell = { attributes, type: null, text: '' };
    } else if (name === 'Data' && this.cell !== null) {
      this.isData = true;
      this.cell.type = attributes['Type'] ?? 'String';
    }
  }

  onText(text: string): void {
    if (this.isData && this.cell !== null) this.cell.text += text;
    else if (this.textOf === 'Visible') this.isSheetHidden = text !== 'SheetVisible';
  }

  onClose(name: string): void {
    this.textOf = '';
    if (name === 'Data') this.isData = false;
    else if (name === 'Cell') this.closeCell();
    else if (name === 'Worksheet' && this.sheet !== null) {
      this.sheets.push(this.sheet.finish(this.isSheetHidden));
      this.sheet = null;
    }
  }

  private openStyle(attributes: XmlAttributes): void {
    this.styleId = attributes['ID'] ?? '';
    const parent = this.styles.get(attributes['Parent'] ?? 'Default');
    this.styles.set(this.styleId, parent ?? { format: 'General', indent: 0 });
  }

  private setStyle(part: { format?: string; indent?: number }): void {
    const style = this.styles.get(this.styleId);
    if (style === undefined || this.sheet !== null) return;
    const format =
      part.format === undefined ? style.format : (namedFormats[part.format] ?? part.format);
    this.styles.set(this.styleId, { format, indent: part.indent ?? style.indent });
  }

  private openSheet(attributes: XmlAttributes): void {
    this.sheet = new SheetCells(attributes['Name'] ?? '', this.counter);
    this.isSheetHidden = false;
    this.hiddenColumns.clear();
    [this.columns, this.row] = [0, 0];
  }

  private addColumn(attributes: XmlAttributes): void {
    const first = indexOf(attributes['Index'], this.columns + 1);
    this.columns = first + indexOf(attributes['Span'], 0);
    const last = Math.min(this.columns, sourceLimits.columns);
    for (let column = first; column <= last && attributes['Hidden'] === '1'; column += 1)
      this.hiddenColumns.add(column);
  }

  private openRow(attributes: XmlAttributes): void {
    this.row = indexOf(attributes['Index'], this.row + 1);
    this.column = 0;
    this.isRowHidden = attributes['Hidden'] === '1';
  }

  private closeCell(): void {
    const { cell, sheet } = this;
    this.cell = null;
    if (cell === null || sheet === null) return;
    const style = this.styles.get(cell.attributes['StyleID'] ?? 'Default');
    const rows = 1 + indexOf(cell.attributes['MergeDown'], 0);
    const columns = 1 + indexOf(cell.attributes['MergeAcross'], 0);
    sheet.add({
      row: this.row,
      column: this.column,
      ...this.valueOf(cell, style?.format ?? 'General'),
      format: style?.format ?? 'General',
      formula: cell.attributes['Formula']?.replace(/^=/u, '') ?? null,
      merged: rows * columns > 1 ? { rows, columns } : null,
      isHidden: this.isRowHidden || this.hiddenColumns.has(this.column),
      indent: style?.indent ?? 0,
    });
    this.column += columns - 1;
  }

  private valueOf({ type, text }: OpenCell, format: string): Shown {
    if (type === 'Error') return { text, error: text };
    if (type === 'DateTime') {
      const serial = isoDateToSerial(text);
      if (serial === null) return { text, raw: text };
      return { text: this.showNumber(serial, format).text, raw: serial, isDate: true };
    }
    const number = Number(text);
    if (type === 'Number' && text.trim() !== '' && Number.isFinite(number))
      return { ...this.showNumber(number, format), raw: number };
    return { text, raw: text === '' ? null : text };
  }
}

type Shown = Pick<SourceCell, 'text'> & Partial<Pick<SourceCell, 'raw' | 'error' | 'isDate'>>;

export const readXmlSpreadsheet = async (xml: string): Promise<SourceContent> => {
  const reader = new SpreadsheetReader(await numberFormatter(1900));
  const parser = await xmlParser(reader);
  parser.write(xml);
  parser.end();
  const { sheets } = reader;
  const notices = workbookNotices(sheets, false);
  return sourceContent({ kind: 'xml-spreadsheet', sheets, notices });
};
