import { strToU8, zipSync, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheets.ts';

const good = readFileSync(new URL('testing/data/openpyxl-days.xlsx', import.meta.url));
const parts = unzipSync(good);
const packed = (changes: Record<string, Uint8Array | null>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...parts, ...changes }).flatMap(([name, bytes]) =>
        bytes === null ? [] : [[name, bytes]],
      ),
    ),
  );
const sheet = 'xl/worksheets/sheet1.xml';
const withSheet = (xml: string): Uint8Array => packed({ [sheet]: strToU8(xml) });
const rowsOf = (inside: string): string =>
  `<worksheet><sheetData>${inside}</sheetData></worksheet>`;

/** An archive whose declared size of a part is too small. */
const lying = (bytes: Uint8Array): Uint8Array => {
  const file = Buffer.from(bytes);
  for (let at = file.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    file.writeUInt32LE(100, at + 24);
    at = file.indexOf('PK\u0001\u0002', at + 1, 'latin1');
  }
  return file;
};
const megabytes = (count: number): Uint8Array => new Uint8Array(count * 1_000_000).fill(32);
const torn = (): Uint8Array => {
  const file = Buffer.from(good);
  const at = file.indexOf('xl/workbook.xml');
  return file.fill(255, at + 40, at + 80);
};
const encrypted = (): Uint8Array => {
  const file = Buffer.from(good);
  for (let at = file.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    file.writeUInt16LE(1, at + 8);
    at = file.indexOf('PK\u0001\u0002', at + 1, 'latin1');
  }
  return file;
};

const broken: [string, string, () => Uint8Array][] = [
  ['nothing', 'file-empty', () => new Uint8Array()],
  ['a PNG', 'file-not-a-workbook', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', 'file-not-a-workbook', () => strToU8('%PDF-1.7\n1,2;3')],
  ['a page', 'file-not-a-workbook', () => strToU8('<html><table><tr><td>1,2</td></tr></table>')],
  ['an SVG', 'file-not-a-workbook', () => strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a text', 'file-not-a-workbook', () => strToU8('Querido amigo')],
  ['an old or locked Excel', 'file-old-or-locked', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a locked archive', 'file-old-or-locked', encrypted],
  [
    'a Word document',
    'file-other-format',
    () =>
      packed({
        '_rels/.rels': strToU8(
          '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        ),
      }),
  ],
  [
    'an OpenDocument',
    'file-other-format',
    () => zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }),
  ],
  ['half a file', 'file-damaged', () => good.subarray(0, good.length / 2)],
  ['an empty archive', 'file-damaged', () => Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
  ['a broken stream', 'file-damaged', torn],
  ['no sheet behind its name', 'file-damaged', () => packed({ [sheet]: null })],
  [
    'a text that is not there',
    'file-damaged',
    () => withSheet(rowsOf('<row r="1"><c r="A1" t="s"><v>999</v></c></row>')),
  ],
  [
    'entities of its own',
    'file-damaged',
    () => withSheet(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${rowsOf('')}`),
  ],
  ['a tag without an end', 'file-damaged', () => withSheet('<worksheet><sheetData><row')],
  [
    'a cell in column 16,384',
    'file-too-large',
    () => withSheet(rowsOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')),
  ],
  [
    'a hundred thousand cells',
    'file-too-large',
    () => withSheet(rowsOf(`<row r="1">${'<c><v>1</v></c></row><row>'.repeat(100_000)}</row>`)),
  ],
  ['a bomb', 'file-too-large', () => packed({ [sheet]: megabytes(40) })],
  [
    'a bomb that says it is none',
    'file-too-large',
    () => lying(packed({ [sheet]: megabytes(40) })),
  ],
  [
    'a thousand parts',
    'file-too-large',
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 1000 }, (_, at) => [`p${String(at)}`, new Uint8Array()]),
        ),
      ),
  ],
];

/**
 * Bytes used by this thread only, including garbage not yet collected, because other threads of the process use memory
 * too.
 */
const heldBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe('a file that is no workbook, or a broken one', () => {
  it.each(broken)('%s is refused: %s', (_what, code, make) => {
    const bytes = make();
    const before = heldBytes();
    // Measures the first attempt. The smaller of elapsed and processor time is used, because other work runs on
    // the same cores and in threads of the same process.
    const [start, began] = [performance.now(), process.cpuUsage()];
    expect(() => readSheets(bytes)).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ code })] }),
    );
    const [lasted, { user, system }] = [performance.now() - start, process.cpuUsage(began)];
    expect(Math.min(lasted, (user + system) / 1000)).toBeLessThan(100);
    expect(heldBytes() - before).toBeLessThan(100_000_000);
  });
});

describe('cells', () => {
  const cellsOf = (inside: string) => [
    ...(readSheets(withSheet(rowsOf(inside)))[0]?.rows[0]?.cells ?? []),
  ];

  it('keep their place, their kind and their text', () => {
    const cells = cellsOf(
      '<row r="7"><c r="B7" t="inlineStr"><is><t>A &amp; B_x0009_</t></is></c>' +
        '<c t="n"><v>1.5</v></c><c t="e"><v>#REF!</v></c><c r="F7"><f>SUM(A1)</f></c>' +
        '<c r="G7" t="str"><f>x</f><v>hola</v></c><c r="H7" s="3"/></row>',
    );
    expect(cells).toEqual([
      [1, { kind: 'text', text: 'A & B\t' }],
      [2, { kind: 'number', value: 1.5 }],
      [3, { kind: 'error', text: '#REF!' }],
      [5, { kind: 'formula', text: '=SUM(A1)' }],
      [6, { kind: 'text', text: 'hola' }],
    ]);
  });

  it('a CSV of Windows, with quotes and semicolons, is a sheet too', () => {
    const bytes = Buffer.from('Concepto;ene\r\n"Formaci\u00F3n ""A""; B";1,5\r\n', 'latin1');
    expect(readSheets(bytes)[0]?.rows.map(({ cells }) => [...cells.values()])).toEqual([
      [
        { kind: 'text', text: 'Concepto' },
        { kind: 'text', text: 'ene' },
      ],
      [
        { kind: 'text', text: 'Formación "A"; B' },
        { kind: 'text', text: '1,5' },
      ],
    ]);
  });
});
