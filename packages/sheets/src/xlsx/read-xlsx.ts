import type { Zip } from '../archive/open-zip.ts';
import { refuseTooLarge, refuseSource } from '../refuse-source.ts';
import { CellCounter } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { workbookNotices } from '../workbook-notices.ts';
import { streamXml } from '../xml/stream-xml.ts';
import { numberFormatter } from './number-formats.ts';
import { readRelations } from './read-relations.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import { readStyles } from './read-styles.ts';
import { readStreamedSheet } from './read-streamed-sheet.ts';

interface NamedSheet {
  name: string;
  id: string;
  isHidden: boolean;
}

const readWorkbookPart = async (zip: Zip, part: string) => {
  const sheets: NamedSheet[] = [];
  let dateSystem: 1900 | 1904 = 1900;
  const isThere = await streamXml(zip, part, {
    onOpen: (name, { date1904, name: title, id, state }) => {
      if (name === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) dateSystem = 1904;
      if (name !== 'sheet') return;
      const isHidden = state === 'hidden' || state === 'veryHidden';
      sheets.push({ name: title ?? '', id: id ?? '', isHidden });
    },
  });
  if (!isThere) return refuseSource('damaged');
  if (sheets.length > sourceLimits.sheets) return refuseTooLarge('sheets');
  return { sheets, dateSystem: dateSystem as 1900 | 1904 };
};

/** Whether an archive contains macros: VBA, or sheets of the older macro language. */
export const hasMacros = (zip: Zip): boolean =>
  zip.names.some((name) => /vbaProject\.bin$|\/(?:macro|dialog)sheets\//iu.test(name));

/**
 * Reads the sheets while they are unpacked. The library is only used to format numbers, because it does not read the
 * indents of .xlsx files.
 */
export const readXlsx = async (zip: Zip, part: string): Promise<SourceContent> => {
  const { sheets: named, dateSystem } = await readWorkbookPart(zip, part);
  const relations = await readRelations(zip, part);
  const partOf = (type: string): string =>
    [...relations.values()].find((relation) => relation.type === type)?.target ?? '';
  const parts = {
    strings: await readSharedStrings(zip, partOf('sharedStrings')),
    styles: await readStyles(zip, partOf('styles')),
    showNumber: await numberFormatter(dateSystem),
    counter: new CellCounter(),
  };
  const sheets = [];
  for (const sheet of named) {
    const relation = relations.get(sheet.id);
    // Chart sheets have no cells.
    if (relation?.type !== 'worksheet') continue;
    sheets.push(await readStreamedSheet(zip, relation.target, sheet, parts));
  }
  const notices = workbookNotices(sheets, hasMacros(zip));
  return sourceContent({ kind: 'xlsx', sheets, dateSystem, notices });
};
