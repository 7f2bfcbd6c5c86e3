import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits, type SourceRefusal } from '@valia/domain/accounts-intake/source-refusal.ts';
import { openZip } from './archive/open-zip.ts';
import { archivedDocuments, readArchivedWorkbook } from './archive/read-archive.ts';
import { detectContent } from './detect-content.ts';
import { refuseTooLarge, refuseSource } from './refuse-source.ts';
import type { SourceContent } from './source-content.ts';
import { namedSource, sourceRefusal, type SourceReading } from './source-reading.ts';

export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a file that is not an archive. Each library is loaded by the reader that needs it. */
const readContent = async (bytes: Uint8Array): Promise<SourceContent> => {
  const kind = detectContent(bytes);
  if (kind === 'text') return (await import('./text/read-text.ts')).readText(bytes);
  if (kind === 'pdf') return (await import('./pdf/read-pdf.ts')).readPdf(bytes);
  if (kind === 'compound' || kind === 'plain-xls') {
    const library = await import('./excel-library/read-library-workbook.ts');
    return kind === 'compound' ? library.readCompoundXls(bytes) : library.readPlainXls(bytes);
  }
  if (kind === 'photo' || kind === 'word' || kind === 'empty') return refuseSource(kind);
  return refuseSource('other-kind');
};

type Found = SourceFile | SourceRefusal;

const isZip = (bytes: Uint8Array): boolean => detectContent(bytes) === 'zip';

/** Reads a document of an archive. Workbooks are archives themselves, but other nested archives are not unpacked. */
const readArchived = async (given: GivenFile): Promise<Found> => {
  try {
    if (!isZip(given.bytes)) return await namedSource(given, await readContent(given.bytes));
    const content = await readArchivedWorkbook(await openZip(given.bytes));
    return await namedSource(given, content ?? refuseSource('other-kind'));
  } catch (error) {
    return sourceRefusal(given.name, error);
  }
};

const readGiven = async (given: GivenFile): Promise<Found[]> => {
  const { name, bytes } = given;
  if (bytes.length > sourceLimits.fileBytes) return refuseTooLarge('fileBytes');
  if (!isZip(bytes)) return [await namedSource(given, await readContent(bytes))];
  const zip = await openZip(bytes);
  const workbook = await readArchivedWorkbook(zip);
  if (workbook !== null) return [await namedSource(given, workbook)];
  const found: Found[] = [];
  for (const document of archivedDocuments(zip))
    found.push(
      await readArchived({
        name: `${name}/${document.name}`,
        bytes: Uint8Array.from(document.bytes),
      }),
    );
  return found;
};

/**
 * The cells of a file, or the reason why it was refused. No link is followed, and no macro or formula is run. Works
 * without a DOM.
 */
export const readSourceFiles = async (given: GivenFile): Promise<SourceReading> => {
  try {
    const found = await readGiven(given);
    return {
      files: found.filter((one): one is SourceFile => 'sha256' in one),
      refusals: found.filter((one): one is SourceRefusal => 'code' in one),
    };
  } catch (error) {
    return { files: [], refusals: [sourceRefusal(given.name, error)] };
  }
};
