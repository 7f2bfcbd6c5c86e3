import { readOds } from '../ods/read-ods.ts';
import { refuseSource } from '../refuse-source.ts';
import type { SourceContent } from '../source-content.ts';
import { readRelations } from '../xlsx/read-relations.ts';
import { hasMacros, readXlsx } from '../xlsx/read-xlsx.ts';
import type { Zip } from './open-zip.ts';

const spreadsheetType = /^application\/vnd\.oasis\.opendocument\.spreadsheet/u;
const textType = /^application\/vnd\.oasis\.opendocument\.text/u;

const readOpenDocument = async (zip: Zip): Promise<SourceContent> => {
  const type = new TextDecoder().decode(zip.read('mimetype') ?? new Uint8Array());
  if (spreadsheetType.test(type)) return readOds(zip);
  return refuseSource(textType.test(type) ? 'word' : 'other-kind');
};

const readOffice = async (zip: Zip): Promise<SourceContent> => {
  const relations = [...(await readRelations(zip, '')).values()];
  const main = relations.find(({ type }) => type === 'officeDocument')?.target ?? '';
  if (/workbook[^/]*\.bin$/iu.test(main)) {
    const { readXlsb } = await import('../excel-library/read-library-workbook.ts');
    return readXlsb(zip, hasMacros(zip));
  }
  if (main.endsWith('.xml') && /workbook/iu.test(main)) return readXlsx(zip, main);
  return refuseSource(/document[^/]*\.xml$/iu.test(main) ? 'word' : 'other-kind');
};

/** Reads a workbook that is a ZIP file; null for a ZIP file that contains documents. */
export const readArchivedWorkbook = async (zip: Zip): Promise<SourceContent | null> => {
  if (zip.has('_rels/.rels')) return readOffice(zip);
  if (zip.has('mimetype') && zip.has('content.xml')) return readOpenDocument(zip);
  return null;
};

const isDocument = (name: string): boolean =>
  !name.endsWith('/') && !/(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$)/u.test(name);

export interface ArchivedDocument {
  name: string;
  bytes: Uint8Array;
}

/** The documents in an uploaded ZIP file, without the files that operating systems add. */
export const archivedDocuments = (zip: Zip): ArchivedDocument[] => {
  const names = zip.names.filter(isDocument);
  if (names.length === 0) return refuseSource('empty');
  return names.map((name) => ({ name, bytes: zip.read(name) ?? new Uint8Array() }));
};
