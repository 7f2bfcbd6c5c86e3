import type { Zip } from '../archive/open-zip.ts';
import { streamXml } from '../xml/stream-xml.ts';
import { builtInFormat } from './number-formats.ts';

export interface CellStyle {
  format: string;
  indent: number;
}

/** The styles that cells refer to by index. */
export const readStyles = async (zip: Zip, part: string): Promise<CellStyle[]> => {
  const formats = new Map<number, string>();
  const cells: { formatId: number; indent: number }[] = [];
  let isCellStyles = false;
  await streamXml(zip, part, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt')
        formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? 'General');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (!isCellStyles) return;
      else if (name === 'xf')
        cells.push({ formatId: Number(attributes['numFmtId'] ?? 0), indent: 0 });
      else if (name === 'alignment') {
        const last = cells.at(-1);
        const indent = Number(attributes['indent'] ?? 0);
        if (last !== undefined && Number.isSafeInteger(indent)) last.indent = Math.max(0, indent);
      }
    },
    onClose: (name) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return cells.map(({ formatId, indent }) => ({
    format: formats.get(formatId) ?? builtInFormat(formatId),
    indent,
  }));
};
