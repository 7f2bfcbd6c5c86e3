import { strToU8, zipSync, type Zippable } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CellCounter } from './sheet-cells.ts';
import { buildXlsx } from './testing/build-xlsx.ts';
import { readOne, readRefusal } from './testing/read-one.ts';

const fixture = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`testing/data/${name}`, import.meta.url)));
const withSheet = (xml: string, more: Zippable = {}): Uint8Array<ArrayBuffer> =>
  buildXlsx({ sheets: [{ name: 'SyS', xml }], more });
const withRows = (rows: string): Uint8Array<ArrayBuffer> =>
  withSheet(`<sheetData>${rows}</sheetData>`);
const good = withRows('<row r="1"><c r="A1"><v>1</v></c></row>');
const blanks = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1_000_000).fill(32);
const sheetPart = 'xl/worksheets/sheet1.xml';

/** Applies a change to each entry of a ZIP directory. */
const inDirectory = (
  given: Uint8Array,
  change: (view: DataView, at: number) => void,
): Uint8Array<ArrayBuffer> => {
  const file = Uint8Array.from(given);
  const view = new DataView(file.buffer);
  for (let at = 0; at + 46 <= file.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  return file;
};

/** An old workbook in which the first occurrence of the bytes `from` is replaced by `to`. */
const withRecord = (from: readonly number[], to: readonly number[]): Uint8Array<ArrayBuffer> => {
  const file = fixture('libreoffice.xls');
  const at = file.findIndex((_, start) =>
    from.every((byte, offset) => file[start + offset] === byte),
  );
  file.set(to, at);
  return file;
};

const ods = (content: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content),
    ...more,
  });
const odsRows = (rows: string): Uint8Array =>
  ods(
    `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="T">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  );

const refused: [string, () => Uint8Array, object][] = [
  ['nothing', () => new Uint8Array(), { code: 'empty' }],
  ['a PNG', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), { code: 'photo' }],
  ['a JPEG', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), { code: 'photo' }],
  ['a HEIC', () => strToU8('\0\0\0\u0018ftypheic'), { code: 'photo' }],
  [
    'a program',
    () => Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 256),
    { code: 'other-kind' },
  ],
  ['rich text', () => strToU8('{\\rtf1 hola}'), { code: 'word' }],
  [
    'a Word document',
    () =>
      zipSync({
        '_rels/.rels': strToU8(
          '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      }),
    { code: 'word' },
  ],
  [
    'a text of OpenDocument',
    () =>
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.text'),
        'content.xml': strToU8('<a/>'),
      }),
    { code: 'word' },
  ],
  ['21 MB', () => blanks(21), { code: 'too-large', limit: 'fileBytes' }],
  ['half a workbook', () => good.subarray(0, good.length / 2), { code: 'damaged' }],
  [
    'half an old workbook',
    () => fixture('libreoffice.xls').subarray(0, 2_000),
    { code: 'damaged' },
  ],
  ['an empty archive', () => zipSync({}), { code: 'empty' }],
  [
    'an archive with a password',
    () => inDirectory(good, (view, at) => view.setUint16(at + 8, 1, true)),
    { code: 'password' },
  ],
  [
    'an old workbook with a password',
    () => withRecord([0x42, 0x00, 0x02, 0x00], [0x2f, 0x00, 0x02, 0x00]),
    { code: 'password' },
  ],
  [
    'an OpenDocument with a password',
    () =>
      ods('<a/>', {
        'META-INF/manifest.xml': strToU8(
          '<manifest:manifest xmlns:manifest="m"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        ),
      }),
    { code: 'password' },
  ],
  [
    'a part that unpacks to more than it says',
    () =>
      inDirectory(withSheet('', { [sheetPart]: blanks(5) }), (view, at) =>
        view.setUint32(at + 24, 1_000, true),
      ),
    { code: 'damaged' },
  ],
  ['a part of 46 MB', () => zipSync({ 'a.csv': blanks(46) }), { code: 'bomb' }],
  [
    'parts of 70 MB in all that nobody asks for',
    () => inDirectory(good, (view, at) => view.setUint32(at + 24, 10_000_000, true)),
    { code: 'bomb' },
  ],
  [
    'a part that was changed',
    () => inDirectory(good, (view, at) => view.setUint32(at + 16, 7, true)),
    { code: 'damaged' },
  ],
  [
    '2,001 entries',
    () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`p${at}`, new Uint8Array()])),
      ),
    { code: 'too-large', limit: 'archiveEntries' },
  ],
  [
    '31 sheets',
    () =>
      buildXlsx({ sheets: Array.from({ length: 31 }, (_, at) => ({ name: `H${at}`, xml: '' })) }),
    { code: 'too-large', limit: 'sheets' },
  ],
  [
    'row 100,001',
    () => withRows('<row r="100001"><c r="A100001"><v>1</v></c></row>'),
    { code: 'too-large', limit: 'rows', sheet: 'SyS', cell: 'A100001' },
  ],
  [
    'column 257',
    () => withRows('<row r="1"><c r="IW1"><v>1</v></c></row>'),
    { code: 'too-large', limit: 'columns', sheet: 'SyS', cell: 'IW1' },
  ],
  [
    'XML 51 deep',
    () => withSheet('<a>'.repeat(50) + '</a>'.repeat(50)),
    { code: 'too-large', limit: 'xmlDepth' },
  ],
  [
    'XML a million deep',
    () => withSheet('<a>'.repeat(1_000_000)),
    { code: 'too-large', limit: 'xmlDepth' },
  ],
  [
    'HTML a million deep',
    () => strToU8(`<table>${'<b>'.repeat(1_000_000)}`),
    { code: 'too-large', limit: 'xmlDepth' },
  ],
  [
    'XML of 2,000 attributes',
    () => strToU8(`<xbrl ${Array.from({ length: 2_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    { code: 'damaged' },
  ],
  [
    'a page of 400,000 rows',
    () => strToU8(`<table>${'<tr><td>1'.repeat(400_000)}`),
    { code: 'too-large', limit: 'rows', cell: 'A100001' },
  ],
  [
    'entities of its own',
    () =>
      withSheet('', {
        [sheetPart]: strToU8(
          '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>',
        ),
      }),
    { code: 'doctype' },
  ],
  [
    'an external entity',
    () =>
      withSheet('', {
        'xl/workbook.xml': strToU8('<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd"><workbook/>'),
      }),
    { code: 'doctype' },
  ],
  ['a tag without an end', () => withSheet('<sheetData><row'), { code: 'damaged' }],
  [
    'no sheet behind its name',
    () =>
      withSheet('', {
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="s1" Type="x/worksheet" Target="gone.xml"/></Relationships>',
        ),
      }),
    { code: 'damaged', sheet: 'SyS' },
  ],
  [
    'a row of OpenDocument a million times over',
    () =>
      odsRows(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>',
      ),
    { code: 'too-large', limit: 'rows' },
  ],
  [
    'a cell of OpenDocument in 16,384 columns',
    () =>
      odsRows(
        '<table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>1</text:p></table:table-cell></table:table-row>',
      ),
    { code: 'too-large', limit: 'columns' },
  ],
  [
    'a page that spans a table without end',
    () => strToU8(`<table>${'<tr><td colspan=999>1<td>2'.repeat(10)}</table>`),
    { code: 'too-large', limit: 'columns' },
  ],
  [
    'a text of 300 columns',
    () => strToU8(`${'1;'.repeat(300)}\n`),
    { code: 'too-large', limit: 'columns', cell: 'IW1' },
  ],
];

describe('a file that is none, or a hostile one', () => {
  it.each(refused)('%s is refused with its reason', async (_what, make, expected) => {
    const bytes = make();
    const { heapUsed, external } = process.memoryUsage();
    const began = process.cpuUsage();
    expect(await readRefusal(bytes)).toMatchObject(expected);
    const { user, system } = process.cpuUsage(began);
    const after = process.memoryUsage();
    expect((user + system) / 1_000).toBeLessThan(3_000);
    expect(after.heapUsed + after.external - heapUsed - external).toBeLessThan(150_000_000);
  });

  it('100,000 merged cells are read in time', async () => {
    const merges = Array.from(
      { length: 100_000 },
      (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`,
    ).join('');
    const file = await readOne(
      withSheet(
        `<sheetData><row r="5"><c r="A5"><v>1</v></c></row></sheetData><mergeCells>${merges}</mergeCells>`,
      ),
    );
    expect(file.sheets[0]?.cells).toMatchObject([{ row: 5, merged: { rows: 1, columns: 2 } }]);
  });

  it('a million cells and one are too many, the last of them is named', () => {
    const counter = new CellCounter();
    for (let at = 0; at < 1_000_000; at += 1) counter.countCell('SyS', 1 + Math.floor(at / 250), 1);
    expect(() => counter.countCell('SyS', 4_001, 1)).toThrow(
      expect.objectContaining({
        code: 'too-large',
        seen: { limit: 'cells', sheet: 'SyS', cell: 'A4001' },
      }),
    );
  });

  it('what stands far from any cell that holds something costs nothing', async () => {
    const file = await readOne(
      odsRows(
        '<table:table-row><table:table-cell><text:p>Ventas</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16383"/></table:table-row><table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ),
    );
    expect(file.sheets[0]?.cells).toHaveLength(1);
  });
});
