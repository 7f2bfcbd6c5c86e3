import type { SourceFile, SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import { refuseTooLarge } from '../refuse-source.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';
import { isDateFormat } from '../xlsx/number-formats.ts';
import { classStyles, displayedSeparators, type HtmlStyle, parseCellStyle } from './html-styles.ts';
import { HtmlTable, type TableCell } from './html-table.ts';
import { type HtmlAttributes, storedValue } from './stored-value.ts';

export interface HtmlContent {
  sheet: SourceSheet;
  marks: SourceFile['marks'];
  hasTable: boolean;
}

/**
 * Pages written by programs are never nested this deeply. The limit exists because each closing tag is searched for
 * among the open ones.
 */
const mostDepth = 1_000;
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li caption title center pre section article header'.split(' '),
);
const skipped = new Set(['script', 'noscript', 'template', 'object', 'iframe', 'svg']);

interface OpenCell extends TableCell {
  attributes: HtmlAttributes;
  text: string;
}

/**
 * Collapses runs of ordinary whitespace to one space; no-break spaces remain, because they are used for indentation.
 */
const collapsed = (text: string): string =>
  text
    .replaceAll(/[ \t\r\n]+/gu, ' ')
    .replaceAll(/ ?\u000B ?/gu, '\n')
    .replaceAll(/^ +| +$/gu, '');
/** Represents a line break until whitespace is collapsed. */
const breakMark = '\u000B';

class HtmlReader {
  readonly sheet = new SheetCells('', new CellCounter());
  css = '';
  hasTable = false;
  private readonly counter = new CellCounter();
  private readonly tables: HtmlTable[] = [];
  private readonly open: (OpenCell | null)[] = [];
  private readonly cells: OpenCell[] = [];
  private row = 0;
  private loose = '';
  private depth = 0;
  private skippedDepth = 0;
  private isStyle = false;

  onopentag(name: string, attributes: HtmlAttributes): void {
    this.depth += 1;
    if (this.depth > mostDepth) refuseTooLarge('xmlDepth');
    if (skipped.has(name)) this.skippedDepth += 1;
    else if (name === 'style') this.isStyle = true;
    else if (name === 'br') this.addText(breakMark);
    else if (name === 'table') this.openTable();
    else if (blocks.has(name)) this.addBreak();
    else this.openPart(name, attributes);
  }

  ontext(text: string): void {
    if (this.isStyle) this.css += text;
    else if (this.skippedDepth === 0) this.addText(text);
  }

  onclosetag(name: string): void {
    this.depth -= 1;
    if (skipped.has(name)) this.skippedDepth -= 1;
    else if (name === 'style') this.isStyle = false;
    else if (name === 'td' || name === 'th') this.closeCell();
    else if (name === 'table') this.closeTable();
    else if (blocks.has(name)) this.addBreak();
  }

  finish(): HtmlContent {
    this.placeLoose();
    const classes = classStyles(this.css);
    for (const cell of this.cells.toSorted((a, b) => a.row - b.row || a.column - b.column))
      this.addCell(cell, classes);
    return {
      sheet: this.sheet.finish(),
      marks: displayedSeparators(this.css),
      hasTable: this.hasTable,
    };
  }

  private openPart(name: string, attributes: HtmlAttributes): void {
    const table = this.tables.at(-1);
    if (table === undefined) return;
    const isHidden = parseCellStyle(attributes['style'] ?? '').isHidden || 'hidden' in attributes;
    if (name === 'col') table.addColumns(attributes['span'], isHidden);
    else if (name === 'tr') {
      this.row += 1;
      table.openRow(this.row, isHidden);
    } else if (name === 'td' || name === 'th') {
      const place = table.placeCell(attributes['colspan'], attributes['rowspan']);
      this.open[this.open.length - 1] = { ...place, attributes, text: '' };
    }
  }

  private openTable(): void {
    this.placeLoose();
    this.hasTable = true;
    this.tables.push(new HtmlTable());
    this.open.push(null);
  }

  private closeTable(): void {
    this.closeCell();
    this.tables.pop();
    this.open.pop();
    // Two empty rows separate consecutive tables.
    if (this.tables.length === 0) this.row += 2;
  }

  private closeCell(): void {
    const cell = this.open.at(-1);
    if (cell === undefined || cell === null) return;
    // Counted before the cells are sorted, so that reading a page with millions of cells stops at the limit.
    if (cell.text.trim() !== '') this.counter.countCell('', cell.row, cell.column);
    this.cells.push(cell);
    this.open[this.open.length - 1] = null;
  }

  private addText(text: string): void {
    const cell = this.open.at(-1);
    if (cell !== undefined && cell !== null) cell.text += text;
    else if (this.tables.length === 0) this.loose += text;
  }

  private addBreak(): void {
    this.addText(breakMark);
  }

  /** Adds text outside of tables, usually titles, as one row for each line. */
  private placeLoose(): void {
    for (const line of collapsed(this.loose).split('\n')) {
      if (line.trim() === '') continue;
      this.row += 1;
      const place = { row: this.row, column: 1, merged: null, isHidden: false };
      this.cells.push({ ...place, attributes: {}, text: line });
    }
    this.loose = '';
  }

  private addCell(cell: OpenCell, classes: ReadonlyMap<string, HtmlStyle>): void {
    const { attributes, row, column, merged } = cell;
    const own = parseCellStyle(attributes['style'] ?? '');
    const named = (attributes['class'] ?? '')
      .split(/\s+/u)
      .flatMap((name) => classes.get(name) ?? []);
    const styles = [own, ...named];
    const stored = storedValue(attributes);
    const format = stored.format ?? styles.find((style) => style.format !== null)?.format ?? null;
    this.sheet.add({
      row,
      column,
      text: collapsed(cell.text).replaceAll(/^\n+|\n+$/gu, ''),
      ...stored,
      format,
      merged,
      isHidden: cell.isHidden || 'hidden' in attributes || styles.some((style) => style.isHidden),
      isDate: format !== null && isDateFormat(format),
      indent: Math.max(...styles.map(({ indent }) => indent)),
    });
  }
}

/**
 * Reads the tables of a page, and the lines between them, as one sheet. No linked resource is fetched, and no script
 * runs.
 */
export const readHtml = async (text: string): Promise<HtmlContent> => {
  const { Parser } = await import('htmlparser2');
  const reader = new HtmlReader();
  const parser = new Parser(reader, { decodeEntities: true });
  parser.end(text);
  return reader.finish();
};
