import { zlibSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildPdf, type PdfText } from '../testing/build-pdf.ts';
import { cellAt, readOne, readRefusal, textGrid } from '../testing/read-one.ts';

const figure = (text: string, x: number, y: number): PdfText => ({ text, x, y, isFigure: true });
const name = (text: string, x: number, y: number): PdfText => ({ text, x, y });

const statement = [
  name('CUENTA DE PÉRDIDAS Y GANANCIAS', 60, 780),
  name('Notas', 330, 760),
  figure('2025', 430, 760),
  figure('2024', 520, 760),
  name('1. Importe neto de la cifra de negocios', 60, 740),
  figure('17', 350, 740),
  figure('4.250.000', 430, 740),
  figure('3.980.000', 520, 740),
  name('a) Ventas', 72, 725),
  figure('(980.000)', 433, 725),
  figure('-905.000', 520, 725),
  name('8. Amortización del inmovilizado', 60, 710),
  figure('5', 350, 710),
  figure('-150.000', 430, 710.6),
];

describe('the text of a PDF', () => {
  it('is lines by baseline and columns by right edges, each with its place', async () => {
    const file = await readOne(buildPdf([statement]));
    expect(file.kind).toBe('pdf');
    // Case pr03: the notes are a separate column, so that no figure is shifted.
    expect(textGrid(file.sheets[0]?.cells ?? [])).toEqual([
      ['CUENTA DE PÉRDIDAS Y GANANCIAS'],
      ['', 'Notas', '2025', '2024'],
      ['1. Importe neto de la cifra de negocios', '17', '4.250.000', '3.980.000'],
      ['a) Ventas', '', '(980.000)', '-905.000'],
      ['8. Amortización del inmovilizado', '5', '-150.000'],
    ]);
    expect(cellAt(file, 4, 1).indent).toBe(2);
    const { box } = cellAt(file, 3, 3);
    expect(box?.page).toBe(1);
    // Measured from the top: 842 − 740.
    expect(box?.right).toBeCloseTo(430, 0);
    expect(box?.bottom).toBeCloseTo(842 - 740 + 2, 0);
  });

  it('goes on over pages that are set alike, and is another sheet where they are not', async () => {
    const other = [
      name('BALANCE', 60, 780),
      name('Clientes', 60, 700),
      figure('200.000', 300, 700),
      name('Bancos', 60, 680),
      figure('1.000', 300, 680),
    ];
    const rest = [
      name('9. Otros', 60, 780),
      figure('7.000', 430, 780),
      figure('8.000', 520, 780),
      name('10. Más', 60, 760),
      figure('7.500', 430, 760),
      figure('8.500', 520, 760),
    ];
    const file = await readOne(buildPdf([statement, rest, other]));
    expect(file.sheets.map((sheet) => sheet.name)).toEqual(['1–2', '3']);
    const continued = file.sheets[0]?.cells.filter(({ row }) => row === 6) ?? [];
    expect(continued.map(({ column, text }) => [column, text])).toEqual([
      [1, '9. Otros'],
      [3, '7.000'],
      [4, '8.000'],
    ]);
  });

  it('two tables side by side keep their names apart', async () => {
    const side = [700, 680].flatMap((y, at) => [
      name(`Activo ${at}`, 60, y),
      figure('1.000', 250, y),
      name(`Pasivo ${at}`, 300, y),
      figure('2.000', 500, y),
    ]);
    const file = await readOne(buildPdf([side]));
    expect(textGrid(file.sheets[0]?.cells ?? [])).toEqual([
      ['Activo 0', '1.000', 'Pasivo 0', '2.000'],
      ['Activo 1', '1.000', 'Pasivo 1', '2.000'],
    ]);
  });

  it('printed with letters of one width, blanks part columns', async () => {
    const file = await readOne(
      buildPdf([[name('43000001    Clientes varios S.L.      1.200,00      200,00 D', 40, 700)]]),
    );
    expect(file.sheets[0]?.cells.map(({ text }) => text)).toEqual([
      '43000001',
      'Clientes varios S.L.',
      '1.200,00',
      '200,00 D',
    ]);
  });

  it('pages without text among others are noticed', async () => {
    const file = await readOne(buildPdf([[], statement, [], []]));
    expect(file.notices).toEqual([{ kind: 'pages-without-text', count: 3 }]);
    expect(file.sheets.map((sheet) => sheet.name)).toEqual(['2']);
  });

  it('scripts and forms of it are left alone', async () => {
    const catalog =
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AcroForm << /XFA [] /Fields [] >>';
    const file = await readOne(buildPdf([statement], { catalog }));
    expect(file.sheets[0]?.cells).not.toHaveLength(0);
  });
});

describe('a PDF that Typst set', () => {
  const bytes = readFileSync(new URL('../testing/data/typst-trial-balance.pdf', import.meta.url));

  it('a trial balance has each figure in its column, empty ones left out', async () => {
    const [balance] = (await readOne(bytes)).sheets;
    expect(textGrid(balance?.cells ?? [])).toEqual([
      ['Balance de sumas y saldos, del 01/01/2025 al 31/12/2025'],
      ['Cuenta', 'Título', 'Debe', 'Haber', 'Saldo deudor', 'Saldo acreedor'],
      ['43000000', 'Clientes', '1.200.000,00', '1.000.000,00', '200.000,00'],
      ['40000000', 'Proveedores', '500.000,00', '620.000,00', '', '120.000,00'],
      ['70000000', 'Ventas de mercaderías', '5.000,00', '1.205.000,00', '', '1.200.000,00'],
      ['60000000', 'Compras de mercaderías', '600.000,00', '10.000,00', '590.000,00'],
      ['64000000', 'Sueldos y salarios', '250.000,00', '', '250.000,00'],
    ]);
  });

  it('a statement with notes, brackets, dashes and a name of two lines', async () => {
    const [, statement] = (await readOne(bytes)).sheets;
    expect(textGrid(statement?.cells ?? [])).toEqual([
      ['Cuenta de pérdidas y ganancias', '', '', '(miles de euros)'],
      ['', 'Notas', '2025', '2024'],
      ['1. Importe neto de la cifra de negocios', '17', '4.250', '3.980'],
      ['a) Ventas', '', '4.200', '3.900'],
      ['4. Aprovisionamientos', '18', '(2.125)', '(2.030)'],
      ['11. Deterioro y resultado por enajenaciones del inmovilizado material y', '', '–', '−12'],
      ['de las inversiones inmobiliarias de la sociedad'],
    ]);
  });
});

/** A stream that unpacks to spaces, like in a file of many megabytes. */
const bomb = (megabytes: number): Uint8Array => {
  const packed = zlibSync(new Uint8Array(megabytes * 1_000_000).fill(32));
  const head = new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
  );
  const whole = new Uint8Array(head.length + packed.length + 20);
  whole.set(head);
  whole.set(packed, head.length);
  whole.set(new TextEncoder().encode('\nendstream\nendobj\n'), head.length + packed.length);
  return whole;
};

describe('a PDF that is refused', () => {
  it.each([
    ['a scan', () => buildPdf([[], []]), { code: 'scanned-pdf' }],
    [
      'a scan with a stamp',
      () => buildPdf([[name('Registro 12', 60, 50)]]),
      { code: 'scanned-pdf' },
    ],
    [
      'letters without a meaning',
      () => buildPdf([statement], { isPrivate: true }),
      { code: 'unreadable-pdf' },
    ],
    [
      '10,000 pages',
      () => buildPdf([statement], { pages: 10_000 }),
      { code: 'too-large', limit: 'pages' },
    ],
    ['half of one', () => buildPdf([statement]).subarray(0, 300), { code: 'damaged' }],
    ['streams that unpack to more than is read', () => bomb(50), { code: 'bomb' }],
    [
      'a password',
      () =>
        new TextEncoder().encode(
          new TextDecoder()
            .decode(buildPdf([statement]))
            .replace(
              '/Root 1 0 R',
              `/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'61'.repeat(32)}> /U <${'62'.repeat(32)}> >>`,
            ),
        ),
      { code: 'password' },
    ],
  ])('%s', async (_what, make, expected) => {
    expect(await readRefusal(make())).toMatchObject(expected);
  });
});
