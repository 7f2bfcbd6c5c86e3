import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import type { Zip } from '../archive/open-zip.ts';
import { refuseSource } from '../refuse-source.ts';
import { CellCounter } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { workbookNotices } from '../workbook-notices.ts';
import { streamXml } from '../xml/stream-xml.ts';
import { type XmlAttributes, type XmlReader, xmlParser } from '../xml/read-xml.ts';
import { OdsSheet } from './ods-sheet.ts';
import { OdsStyles } from './ods-styles.ts';

/** Elements inside a cell that are not part of its text: notes, drawings, forms. */
const besides = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'forms', 'scenario']);

/** Reads the part of an OpenDocument that contains the tables; styles come before them. */
class OdsContent implements XmlReader {
  readonly sheets: SourceSheet[] = [];
  private readonly counter = new CellCounter();
  private sheet: OdsSheet | null = null;
  private cell: ReturnType<OdsSheet['openCell']> | null = null;
  private isParagraph = false;
  private besidesDepth = 0;

  constructor(private readonly styles: OdsStyles) {}

  onOpen(name: string, attributes: XmlAttributes): void {
    if (besides.has(name)) this.besidesDepth += 1;
    if (this.besidesDepth > 0) return;
    if (name === 'table') this.sheet = new OdsSheet(attributes, this.styles, this.counter);
    else if (this.sheet === null) this.styles.onOpen(name, attributes);
    else if (this.cell !== null) this.openText(this.cell, name, attributes);
    else if (name === 'table-cell' || name === 'covered-table-cell')
      this.cell = this.sheet.openCell(attributes, name === 'covered-table-cell');
    else if (name === 'table-row') this.sheet.openRow(attributes);
    else if (name === 'table-column') this.sheet.addColumn(attributes);
    else if (name === 'table-row-group') this.sheet.changeOutline(1);
  }

  onText(text: string): void {
    if (this.besidesDepth > 0) return;
    if (this.sheet === null) this.styles.onText(text);
    else if (this.cell !== null && this.isParagraph) this.cell.text = (this.cell.text ?? '') + text;
  }

  onClose(name: string): void {
    if (besides.has(name)) this.besidesDepth -= 1;
    else if (this.besidesDepth > 0) return;
    else if (this.sheet === null) this.styles.onClose(name);
    else if (name === 'p') this.isParagraph = false;
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      if (this.cell !== null) this.sheet.closeCell(this.cell);
      this.cell = null;
    } else if (name === 'table-row') this.sheet.closeRow();
    else if (name === 'table-row-group') this.sheet.changeOutline(-1);
    else if (name === 'table') {
      this.sheets.push(this.sheet.finish());
      this.sheet = null;
    }
  }

  private openText(cell: { text: string | null }, name: string, attributes: XmlAttributes): void {
    if (name === 'p') {
      cell.text = cell.text === null ? '' : `${cell.text}\n`;
      this.isParagraph = true;
    } else if (name === 's')
      cell.text = (cell.text ?? '') + ' '.repeat(Math.min(200, Number(attributes['c'] ?? 1) || 1));
    else if (name === 'tab') cell.text = `${cell.text ?? ''}\t`;
    else if (name === 'line-break') cell.text = `${cell.text ?? ''}\n`;
  }
}

const isEncrypted = async (zip: Zip): Promise<boolean> => {
  let found = false;
  await streamXml(zip, 'META-INF/manifest.xml', {
    onOpen: (name) => {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
};

/**
 * Written here because the library does not read the hidden rows and columns and the indents of .ods files, and expands
 * repeated cells without a limit.
 */
export const readOds = async (zip: Zip): Promise<SourceContent> => {
  if (await isEncrypted(zip)) return refuseSource('password');
  const styles = new OdsStyles();
  await streamXml(zip, 'styles.xml', styles);
  const content = new OdsContent(styles);
  if (!(await streamXml(zip, 'content.xml', content))) return refuseSource('damaged');
  const hasMacros = zip.names.some((name) =>
    /^(?:Basic|Scripts)\/.+(?<!script-l[bc])\.\w+$/u.test(name),
  );
  const { sheets } = content;
  return sourceContent({ kind: 'ods', sheets, notices: workbookNotices(sheets, hasMacros) });
};

/** Reads an OpenDocument that is a single XML text. */
export const readFlatOds = async (xml: string): Promise<SourceContent> => {
  const content = new OdsContent(new OdsStyles());
  const parser = await xmlParser(content);
  parser.write(xml);
  parser.end();
  const { sheets } = content;
  return sourceContent({ kind: 'ods', sheets, notices: workbookNotices(sheets, false) });
};
