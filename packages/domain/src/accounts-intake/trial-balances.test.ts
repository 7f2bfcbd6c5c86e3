import { describe, expect, it } from 'vitest';
import { knownLedger, knownPlaces, type LedgerAccount } from './testing/known-ledger.ts';
import { readIntake } from './testing/read-intake.ts';

const written = (value: number): string =>
  new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(value);
const blank = (value: number): string => (value === 0 ? '' : written(value));

type Columns = (account: LedgerAccount) => readonly string[];

const table = (
  heads: readonly string[],
  columns: Columns,
  ledger: readonly LedgerAccount[] = knownLedger,
): string =>
  [
    'Balance de sumas y saldos del 01/01/2025 al 31/12/2025',
    ...heads,
    ...ledger.map((account) => [account.code, account.name, ...columns(account)].join('\t')),
  ].join('\n');

const sums = ({ debit }: LedgerAccount) => ({
  debit: Math.max(debit, 0) + 1000,
  credit: Math.max(-debit, 0) + 1000,
});
const isCreditNatured = ({ code }: LedgerAccount) => /^(?:1|28|40|47510000|52|7)/u.test(code);
const natural = (one: LedgerAccount) => (isCreditNatured(one) ? -one.debit : one.debit) + 0;

/** Groups 6 and 7 are closed into account 129. */
const closed = (amount: number): LedgerAccount[] => [
  ...knownLedger.map((one) => (/^[67]/u.test(one.code) ? { ...one, debit: 0 } : one)),
  { code: '12900000', name: 'Resultado del ejercicio', debit: amount },
];
const result = knownLedger.reduce(
  (sum, { code, debit }) => (/^[67]/u.test(code) ? sum - debit : sum),
  0,
);

describe('trial balances of one to eight columns', () => {
  it.each<[string, string[], Columns]>([
    ['one column, natural', ['Cuenta\tTítulo\tSaldo'], (one) => [written(natural(one))]],
    ['one column, debit positive', ['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(debit)]],
    ['one column, credit positive', ['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(-debit)]],
    [
      'one column with D and H behind',
      ['Cuenta\tTítulo\tSaldo'],
      ({ debit }) => [`${written(Math.abs(debit))} ${debit < 0 ? 'H' : 'D'}`],
    ],
    [
      'one column and a column of D and H',
      ['Cuenta\tTítulo\tSaldo\tD/H'],
      ({ debit }) => [written(Math.abs(debit)), debit < 0 ? 'H' : 'D'],
    ],
    [
      'two columns of balances',
      ['Cuenta\tTítulo\tSaldo deudor\tSaldo acreedor'],
      ({ debit }) => [blank(Math.max(debit, 0)), blank(Math.max(-debit, 0))],
    ],
    [
      'two columns of sums',
      ['Cuenta\tTítulo\tDebe\tHaber'],
      (one) => [written(sums(one).debit), written(sums(one).credit)],
    ],
    [
      'three columns',
      ['Cuenta\tTítulo\tDebe\tHaber\tSaldo'],
      (one) => [written(sums(one).debit), written(sums(one).credit), written(one.debit)],
    ],
    [
      'three columns in Catalan',
      ['Compte\tTítol\tDeure\tHaver\tSaldo'],
      (one) => [written(sums(one).debit), written(sums(one).credit), written(one.debit)],
    ],
    [
      'three columns, credit positive',
      ['Cuenta\tTítulo\tCargos\tAbonos\tSaldo'],
      (one) => [written(sums(one).debit), written(sums(one).credit), written(-one.debit)],
    ],
    [
      'four columns',
      ['Cuenta\tTítulo\tDebe\tHaber\tDeudor\tAcreedor'],
      (one) => [
        written(sums(one).debit),
        written(sums(one).credit),
        blank(Math.max(one.debit, 0)),
        blank(Math.max(-one.debit, 0)),
      ],
    ],
    [
      'four columns in English',
      ['Account\tName\tDebit\tCredit\tDebit balance\tCredit balance'],
      (one) => [
        written(sums(one).debit),
        written(sums(one).credit),
        blank(Math.max(one.debit, 0)),
        blank(Math.max(-one.debit, 0)),
      ],
    ],
    [
      'opening, debit, credit and balance',
      ['Cuenta\tTítulo\tSaldo inicial\tDebe\tHaber\tSaldo final'],
      (one) => [
        written(500),
        written(sums(one).debit),
        written(sums(one).credit),
        written(one.debit),
      ],
    ],
    [
      'six columns: opening, period, closing',
      [
        '\t\tApertura\t\tPeriodo\t\tSaldo final\t',
        'Cuenta\tTítulo\tDebe\tHaber\tDebe\tHaber\tDebe\tHaber',
      ],
      (one) => [
        written(1),
        written(1),
        written(sums(one).debit),
        written(sums(one).credit),
        blank(Math.max(one.debit, 0)),
        blank(Math.max(-one.debit, 0)),
      ],
    ],
    [
      'eight columns: opening, period, cumulative, balances',
      [
        '\t\tApertura\t\tPeriodo\t\tAcumulado\t\tSaldos\t',
        'Cuenta\tTítulo\tDebe\tHaber\tDebe\tHaber\tDebe\tHaber\tDeudor\tAcreedor',
      ],
      (one) => [
        written(1),
        written(1),
        written(5),
        written(5),
        written(sums(one).debit),
        written(sums(one).credit),
        blank(Math.max(one.debit, 0)),
        blank(Math.max(-one.debit, 0)),
      ],
    ],
  ])('%s', (_, heads, columns) => {
    const intake = readIntake(table(heads, columns));
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)).toEqual(knownPlaces);
    expect(intake.intake.checks.filter(({ holds }) => !holds)).toEqual([]);
  });

  it.each([
    [
      'journal',
      'Libro diario 2025\nFecha\tAsiento\tCuenta\tConcepto\tDebe\tHaber\n01/01/2025\t1\t57200001\tApertura\t50.000,00\t\n01/01/2025\t1\t10000000\tApertura\t\t50.000,00\n15/02/2025\t2\t60000000\tCompra\t12.000,00\t\n15/02/2025\t2\t40000001\tCompra\t\t12.000,00',
      [3, 5],
    ],
    [
      'ledger of one account',
      'Libro mayor\nFecha\tConcepto\tDebe\tHaber\tSaldo\n15/02/2025\tCompra\t12.000,00\t\t12.000,00\n20/06/2025\tCompra\t8.000,00\t\t20.000,00\n20/09/2025\tDevolución\t\t1.000,00\t19.000,00',
      [3, 3],
    ],
  ] as const)('refuses the entries of a %s, which asks nothing', (_, text, [row, column]) => {
    const intake = readIntake(text);
    expect(intake.intake.figures).toEqual([]);
    expect(intake.asked).toEqual([]);
    expect(intake.outcomeAt(row, column)).toEqual({ kind: 'refused', fault: 'journal' });
  });

  it('checks the months beside a total, added or cumulative', () => {
    const heads = ['ene', 'feb', 'mar', 'abr'].map((month) => `${month} 2025`).join('\t');
    const ledger = (sales: string, purchases: string) =>
      `Cuenta\tTítulo\t${heads}\tTotal 2025\n70000000\tVentas\t${sales}\n60000000\tCompras\t${purchases}`;
    const added = readIntake(
      ledger('-10.000\t-10.500\t-10.000\t-10.000\t-40.500', '5.000\t5.000\t5.000\t5.000\t21.000'),
    );
    expect(added.places(2025)).toEqual({ revenue: 40_500, supplies: 21_000 });
    expect(added.intake.checks).toMatchObject([
      { identity: 'months', subject: 'Compras', expected: 21_000, found: 20_000, holds: false },
    ]);
    const cumulative = readIntake(
      ledger('-10.000\t-20.500\t-30.000\t-40.500\t-40.500', '5.000\t9.000\t15.000\t21.000\t21.000'),
    );
    expect(cumulative.intake.checks).toMatchObject([{ identity: 'months', holds: true }]);
  });

  it('still adds up with a row that somebody leaves out', () => {
    const text =
      'Cuenta\tTítulo\tSaldo deudor 2025\tSaldo acreedor 2025\n100\tCapital social\t\t60.000,00\n555\tPartidas pendientes\t3.000,00\n572\tBancos\t77.000,00\n600\tCompras\t400.000,00\n700\tVentas\t\t420.000,00';
    const intake = readIntake(text, { answers: { 'row:555': 'none' } });
    expect(intake.intake.checks).toMatchObject([{ identity: 'balances', holds: true }]);
    expect(intake.outcomeAt(3, 3)).toEqual({ kind: 'set-aside', reason: 'left-out-by-answer' });
    expect(intake.asked).toEqual([]);
  });

  it('does not let sides that are equal by chance say the signs of a ledger that misses figures', () => {
    const intake = readIntake(
      [
        'Cifras en miles de euros',
        'Cuenta\tTítulo\tSaldo 2025',
        '100\tCapital social\t60',
        '113\tReservas voluntarias\t190',
        '170\tDeudas a largo plazo\t100',
        '213\tMaquinaria\t400',
        '281\tAmortización acumulada\t120',
        '300\tMercaderías\t90',
        '400\tProveedores\t110',
        '410\tAcreedores\t40',
        '430\tClientes\t130',
        '572\tBancos\t#REF!',
        '600\tCompras\t600',
        '640\tSueldos y salarios\t#REF!',
        '700\tVentas\t840',
      ].join('\n'),
    );
    const read = intake.places(2025)['accumulated_depreciation'];
    expect(read ?? 'asked').toBe(read === undefined ? 'asked' : -120_000);
  });

  it('reads a column of credits that is printed with a minus', () => {
    const heads = ['Cuenta\tTítulo\tDebe\tHaber'];
    const columns: Columns = ({ debit }) => [
      written(Math.max(debit, 0)),
      written(Math.min(debit, 0)),
    ];
    const intake = readIntake(table(heads, columns));
    expect(intake.places(2025)).toEqual(knownPlaces);
  });

  it('asks the signs where D and H stand behind some figures only', () => {
    const intake = readIntake(
      table(['Cuenta\tTítulo\tSaldo'], ({ debit, code }) => [
        `${written(Math.abs(debit))}${code > '5' ? '' : debit < 0 ? ' H' : ' D'}`,
      ]),
    );
    expect(intake.asked).toEqual(['sign:0']);
    expect(intake.intake.figures).toEqual([]);
  });

  it('asks the signs where costs and income do not agree', () => {
    const intake = readIntake(
      'Cuenta\tTítulo\tSaldo 2025\n60000000\tCompras\t61.000,50\n62100000\tAlquiler\t-48.000\n64000000\tSueldos\t25.000\n70000000\tVentas\t115.000',
    );
    expect(intake.asked).toEqual(['sign:0']);
    const answered = readIntake(
      'Cuenta\tTítulo\tSaldo 2025\n60000000\tCompras\t61.000,50\n62100000\tAlquiler\t-48.000\n64000000\tSueldos\t25.000\n70000000\tVentas\t115.000',
      { answers: { 'sign:0': 'natural' } },
    );
    expect(answered.places(2025)).toEqual({
      supplies: 61_000.5,
      other_operating: -48_000,
      personnel: 25_000,
      revenue: 115_000,
    });
  });

  it('never adds parents: by a code that begins others, and zero-padded by its sum', () => {
    const rows = knownLedger.flatMap((one) =>
      one.code === '43000001'
        ? [
            { code: '43', name: 'CLIENTES', debit: 200_250.75 },
            { code: '430', name: 'Clientes', debit: 200_250.75 },
            { code: '43000000', name: 'Clientes', debit: 200_250.75 },
            one,
          ]
        : [one],
    );
    const intake = readIntake(
      table(['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(debit)], rows),
    );
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)).toEqual(knownPlaces);
  });

  it('counts a zero-padded account that is no sum', () => {
    const intake = readIntake(
      table(['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(debit)], [
        ...knownLedger,
        { code: '43000000', name: 'Clientes varios', debit: 100 },
      ]),
    );
    expect(intake.places(2025)['nwc_asset']).toBe(302_450.75);
  });

  it('asks a parent that misses its parts, and takes what is answered', () => {
    const rows = [...knownLedger, { code: '430', name: 'Clientes', debit: 210_250.75 }];
    const text = table(['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(debit)], rows);
    const intake = readIntake(text);
    expect(intake.asked).toEqual(['parent:430']);
    expect(
      intake.intake.questions[0]?.options.map(({ consequence }) => consequence?.amount),
    ).toEqual([210_250.75, 200_250.75]);
    expect(readIntake(text, { answers: { 'parent:430': 'parts' } }).places(2025)).toEqual(
      knownPlaces,
    );
    expect(
      readIntake(text, { answers: { 'parent:430': 'parent' } }).places(2025)['nwc_asset'],
    ).toBe(312_350.75);
  });

  it('leaves «Suma y sigue», totals and repeated heads of pages out', () => {
    const lines = table(['Cuenta\tTítulo\tDebe\tHaber'], (one) => [
      written(sums(one).debit),
      written(sums(one).credit),
    ]).split('\n');
    const pages = [
      ...lines.slice(0, 12),
      '\tSuma y sigue\t9.999,00\t9.999,00',
      'Cuenta\tTítulo\tDebe\tHaber',
      '\tSuma anterior\t9.999,00\t9.999,00',
      ...lines.slice(12),
      '\tTotales\t2.222,00\t2.222,00',
    ].join('\n');
    const intake = readIntake(pages);
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)).toEqual(knownPlaces);
    expect(intake.counts.setAside).toBe(6);
  });

  it('reads codes with dots, blanks and hyphens, and sets groups 0, 8 and 9 aside', () => {
    const intake = readIntake(
      'Cuenta\tTítulo\tDebe\tHaber\n430.00001\tUno\t900.000,50\t100.000\n430-00002\tDos\t5.000\t1.000\n700 00001\tVentas\t\t803.000\n900.00001\tAjuste\t1.000\t2.000',
      { answers: { 'year:0': '2025' } },
    );
    expect(intake.places(2025)).toEqual({ nwc_asset: 804_000.5, revenue: 803_000 });
    expect(intake.outcomeAt(5, 3)).toEqual({ kind: 'set-aside', reason: 'outside-group' });
  });

  it('refuses a code that a spreadsheet has shortened', () => {
    const intake = readIntake(
      'Cuenta\tTítulo\tSaldo 2025\n4,3E+08\tUno\t900.000,50\n70000001\tVentas\t803.000\n60000001\tCompras\t50.000\n64000000\tSueldos\t30.000',
    );
    expect(intake.outcomeAt(2, 3)).toEqual({ kind: 'refused', fault: 'lost-digits' });
    expect(intake.outcomeAt(2, 1)).toEqual({ kind: 'refused', fault: 'lost-digits' });
  });

  it('refuses the income statement of a balance after regularisation and takes the rest', () => {
    const intake = readIntake(
      table(['Cuenta\tTítulo\tSaldo'], ({ debit }) => [written(debit)], closed(-result)),
    );
    expect(intake.places(2025)).toMatchObject({
      closing: Math.round(result * 100) / 100,
      cash: knownPlaces['cash'],
    });
    expect(intake.places(2025)['revenue']).toBeUndefined();
    expect(intake.counts.refused).toBe(9);
  });

  it('asks 129 where it equals income less costs, and takes it as last year’s where it does not', () => {
    const own = [...knownLedger, { code: '12900000', name: 'Resultado', debit: -result }];
    expect(
      readIntake(
        table(
          ['Cuenta\tTítulo\tDeudor\tAcreedor'],
          ({ debit }) => [blank(Math.max(debit, 0)), blank(Math.max(-debit, 0))],
          own,
        ),
      ).asked,
    ).toEqual(['closing:2025']);
    const last = [...knownLedger, { code: '12900000', name: 'Resultado', debit: -31_000 }];
    const intake = readIntake(
      table(
        ['Cuenta\tTítulo\tDeudor\tAcreedor'],
        ({ debit }) => [blank(Math.max(debit, 0)), blank(Math.max(-debit, 0))],
        last,
      ),
    );
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)['closing']).toBe(31_000);
  });

  it('turns an overdraft into debt', () => {
    const intake = readIntake(
      table(
        ['Cuenta\tTítulo\tDeudor\tAcreedor'],
        ({ debit }) => [blank(Math.max(debit, 0)), blank(Math.max(-debit, 0))],
        [...knownLedger, { code: '57200009', name: 'BANCO DOS', debit: -5_000 }],
      ),
    );
    expect(intake.places(2025)).toMatchObject({
      financial_debt: 250_000,
      cash: knownPlaces['cash'],
    });
  });

  it('asks the accounts that the chart leaves to judgement, with three places', () => {
    const intake = readIntake(
      table(
        ['Cuenta\tTítulo\tDeudor\tAcreedor'],
        ({ debit }) => [blank(Math.max(debit, 0)), blank(Math.max(-debit, 0))],
        [...knownLedger, { code: '555', name: 'Partidas pendientes de aplicación', debit: -900 }],
      ),
    );
    const [question] = intake.intake.questions;
    expect(question?.id).toBe('row:555');
    expect(question?.options.map(({ id, consequence }) => [id, consequence?.amount])).toEqual([
      ['nwc_liability', 900],
      ['debt_like_ask', 900],
      ['financial_debt', 900],
    ]);
  });
});
