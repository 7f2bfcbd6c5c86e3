import { setupI18n } from '@lingui/core';
import { schemaLeaves } from '@valia/domain/testing/schema-leaves.ts';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import { changedValues } from '@valia/domain/valuations/activity/changed-values.ts';
import { isReportableField } from '@valia/domain/valuations/activity/reportable-field.ts';
import { keyedPath } from '@valia/domain/valuations/document/document-leaves.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { describe, expect, it } from 'vitest';
import { documentWithFilledLists } from '@valia/domain/testing/document-with-filled-lists.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { fieldChangeDescriber } from './field-change-describer.ts';

const describerIn = async (language: Language, document = documentWithFilledLists) => {
  const areas = ['shared', 'valuation-terms', 'document-terms', 'valuations'] as const;
  const catalogs = await Promise.all(areas.map((area) => loadCatalog(area, language)));
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(catalogs.flatMap(Object.entries)) },
  });
  return { i18n, textOf: fieldChangeDescriber(document, { i18n, language }) };
};

const keyOf = (path: string): string => {
  const [, field, part] = /^sources\.(.+)\.(\w+)$/u.exec(path) ?? [];
  const keys =
    field === undefined ? keyedPath(documentWithFilledLists, path) : ['sources', field, part];
  return JSON.stringify(keys ?? path.split('.'));
};

const told = schemaLeaves().filter(({ path }) => isReportableField(path));

/** Whether a value is shown as it is: free text, or a code that is its own name. */
const isOwnName = (path: string, value: string | number | boolean): boolean =>
  /^(?:Lo que alguien escribió|CNAE-20\d\d)$/u.test(String(value)) ||
  /^company\.(?:taxId|cnae\.code)$/u.test(path) ||
  (path === 'report.engagement.purpose' && value === 'financing');

const languages: readonly Language[] = ['es', 'ca', 'en'];

/** The units of number fields, repeated here independently of the product; any other number is a rate. */
const units = [
  [
    /(?:^|\.)(?:score|year|foundedYear|seed|holdYears|reachYear|rounds)$|^projection\.years$/u,
    'integer',
  ],
  [/\.(?:firms|trials|employees|lowerValue|upperValue)$/u, 'count'],
  [/^projection\.workingCapital\.\w+Days\./u, 'days'],
  [
    /^accounts|^adjustments|^bridge|^debtItems|^netAssets\.(?:book|adj)|\.netIncome$|\.price$/u,
    'amount',
  ],
  [
    /^costOfCapital\.(?:weights\.(?:debt|equity)$|syntheticRating)|\.(?:unleveredBeta|coefficient)$/u,
    'amount',
  ],
  [/^projection\.(?:workingCapital\.amount|losses\.opening|spanishTax\.zone\.base)/u, 'amount'],
  [/^leases\.(?:rent|schedule)/u, 'amount'],
  [/^shares\.(?:options\.)?(?:number|strike)$|\.maturity$/u, 'amount'],
  [/^multiples\.(?:evToEbitda|further\.\w+)\.(?:low|central|high)$/u, 'multiple'],
  [/^multiples\.comparables\.\d+\.ebitda$/u, 'count'],
  [/^multiples\.comparables|\.exitMultiple$|\.salesToCapital\.|\.columns\.step$/u, 'multiple'],
] as const;

const samplesIn = {
  es: { rate: '1,25 %', multiple: '0,013x', amount: '0,0125', days: '0', count: '2.026' },
  ca: { rate: '1,25 %', multiple: '0,013x', amount: '0,0125', days: '0', count: '2.026' },
  en: { rate: '1.25%', multiple: '0.013x', amount: '0.0125', days: '0', count: '2,026' },
} as const;

/** How the sample value is formatted at a path: 0.0125, or 2026 for an integer field. */
const writtenIn = (language: Language, path: string, value: number): string => {
  const unit = units.find(([pattern]) => pattern.test(path))?.[1] ?? 'rate';
  return unit === 'integer' ? String(value) : samplesIn[language][unit];
};

interface Written {
  path: string;
  value: string | number | boolean;
  after: string | null;
}

const isWritten = (language: Language, { path, value, after }: Written): boolean => {
  if (typeof value === 'number' && path !== 'unit')
    return after?.replaceAll('\u00a0', ' ') === writtenIn(language, path, value);
  if (after === null || /undefined|null|NaN|^\d*$/u.test(after)) return false;
  return after !== value || isOwnName(path, value);
};

describe.each(languages)('every difference that a document can have, in %s', (language) => {
  it('is told by a name', async () => {
    const { i18n, textOf } = await describerIn(language);
    const names = told.map(({ path }) => ({
      path,
      name: textOf({ key: keyOf(path), path, before: null, after: 1 }).name,
    }));
    const nameless = names.filter(
      ({ path, name }) =>
        /undefined|null|NaN|\{|^$/u.test(name) ||
        name === i18n._(fieldTerms.field) ||
        (/\.0\b/u.test(path) && /^scenarios|^adjust|^multiples\.comp/u.test(path)
          ? !/Prudente|Sueldo del dueño|Conservera 1/u.test(name)
          : false),
    );
    expect(nameless).toEqual([]);
  });

  it('is written as the editor writes it, a number in its unit, no code', async () => {
    const { textOf } = await describerIn(language);
    const wrong = told.flatMap(({ path, values }) =>
      values.flatMap((value) => {
        const { after } = textOf({ key: keyOf(path), path, before: null, after: value });
        return isWritten(language, { path, value, after }) ? [] : [{ path, value, after }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it('no two fields of one document go by the same name', async () => {
  expect(valuationDocumentSchema.safeParse(documentWithFilledLists).error).toBeUndefined();
  const { textOf } = await describerIn('es');
  const names = new Map<string, string[]>();
  for (const leaf of changedValues(workedExample, documentWithFilledLists)) {
    const { name } = textOf(leaf);
    // Excluded, because the value of this field shows which driver was added.
    if (!/^analysis\.monteCarlo\.drivers\.\d+\.driver$/u.test(leaf.path))
      names.set(name, [...(names.get(name) ?? []), leaf.path]);
  }
  expect([...names].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

const linesOf = async (
  before: ValuationDocument,
  after: ValuationDocument,
  language: Language = 'es',
) => {
  const { textOf } = await describerIn(language, after);
  return changedValues(before, after).map((leaf) => {
    const { name, before: was, after: is } = textOf(leaf);
    return `${name}: ${was ?? '–'} → ${is ?? '–'}`.replaceAll('\u00a0', ' ');
  });
};

it.each<[Language, string[]]>([
  [
    'es',
    [
      'Método del valor terminal: Fórmula de Gordon → Múltiplo de salida',
      'Modelo del descuento por iliquidez: Chaffe → Sin descuento',
    ],
  ],
  [
    'ca',
    [
      'Mètode del valor terminal: Fórmula de Gordon → Múltiple de sortida',
      'Model del descompte per il·liquiditat: Chaffe → Sense descompte',
    ],
  ],
  [
    'en',
    [
      'Terminal value method: Gordon growth → Exit multiple',
      'Model of the discount for lack of marketability: Chaffe → No discount',
    ],
  ],
])('a choice reads by its own label, in %s', async (language, expected) => {
  const { lackOfControl } = documentWithFilledLists.discounts ?? {};
  const lines = await linesOf(
    documentWithFilledLists,
    {
      ...documentWithFilledLists,
      terminal: { ...documentWithFilledLists.terminal, method: 'exit-multiple' },
      discounts: lackOfControl === undefined ? {} : { lackOfControl },
    },
    language,
  );
  expect(lines).toEqual(expect.arrayContaining(expected));
});

it('items are told by their names, years as years, shifts as percentages', async () => {
  const [prudent, optimist] = documentWithFilledLists.scenarios ?? [];
  if (prudent === undefined || optimist === undefined) throw new Error('no scenarios');
  const [first, second, third] = documentWithFilledLists.adjustments;
  if (!first || !second || !third) throw new Error('no adjustments');
  const [oldest, ...years] = documentWithFilledLists.accounts.years;
  const lines = await linesOf(
    { ...documentWithFilledLists, accounts: { ...documentWithFilledLists.accounts, years } },
    {
      ...documentWithFilledLists,
      accounts: {
        ...documentWithFilledLists.accounts,
        years: oldest === undefined ? years : [oldest, ...years],
      },
      scenarios: [
        { ...prudent, probability: 0.4 },
        {
          ...optimist,
          moves: [{ driver: 'ebitdaMargin', apply: 'shift', amount: 0.03 }],
        },
      ],
      adjustments: [first, { ...second, line: 'revenue' }, { ...third, reason: 'Nuevo' }],
    },
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Probabilidad, Prudente: 50,0 % → 40,0 %',
      'Margen EBITDA, Optimista: 2,0 % → 3,0 %',
      'Partida del ajuste Alquiler a la familia: Gastos de personal → Ventas',
      'Motivo del ajuste Nuevo: – → Nuevo',
      `Ejercicio ${String(oldest?.year)}: – → ${String(oldest?.year)}`,
    ]),
  );
});

it('what is gone is told by the name it had', async () => {
  const lines = await linesOf(documentWithFilledLists, {
    ...documentWithFilledLists,
    scenarios: documentWithFilledLists.scenarios?.slice(1) ?? [],
    adjustments: documentWithFilledLists.adjustments.slice(1),
    multiples: {
      ...documentWithFilledLists.multiples,
      comparables: documentWithFilledLists.multiples.comparables?.slice(1) ?? [],
    },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Probabilidad, Prudente: 50,0 % → –',
      'Margen EBITDA, Prudente: −1,0 % → –',
      'Ajuste Sueldo del dueño 2025: 1.000 → –',
      'EV/EBITDA, Conservera 1: 6,1x → –',
    ]),
  );
});

it('the source of a year that is gone is told with its year', async () => {
  const { years } = documentWithFilledLists.accounts;
  const [oldest] = years;
  const sources = { 'accounts.years.0.lines.revenue': { text: 'Cuentas', date: '2025-12-31' } };
  const before = { ...documentWithFilledLists, sources };
  const after = { ...documentWithFilledLists, sources: {} };
  const accounts = { ...documentWithFilledLists.accounts, years: years.slice(1) };
  const expected = [
    `Fuente de Ventas ${String(oldest?.year)}: Cuentas → –`,
    `Fecha de la fuente de Ventas ${String(oldest?.year)}: 31/12/2025 → –`,
  ];
  expect(await linesOf(before, after)).toEqual(expect.arrayContaining(expected));
  expect(await linesOf(before, { ...after, accounts })).toEqual(expect.arrayContaining(expected));
});

it('a source of the product is told in the reader’s language, once', async () => {
  const path = 'costOfCapital.buildUp.riskFreeRate';
  const source = productSource('damodaran-2026-01', '2026-01-05');
  const lines = await linesOf(
    documentWithFilledLists,
    { ...documentWithFilledLists, sources: { [path]: source } },
    'en',
  );
  expect(lines).toEqual([
    'Source of Risk-free rate: – → Damodaran, January 2026',
    'Date of the source of Risk-free rate: – → 05/01/2026',
  ]);
});

it('the step of another driver does not stand beside one of another unit', async () => {
  const { analysis } = documentWithFilledLists;
  const sensitivity = analysis?.sensitivity;
  if (sensitivity === undefined) throw new Error('no sensitivity');
  const rows = { driver: 'evToEbitda', step: 0.5 } as const;
  const lines = await linesOf(documentWithFilledLists, {
    ...documentWithFilledLists,
    analysis: { ...analysis, sensitivity: { ...sensitivity, rows } },
  });
  expect(lines).toEqual([
    'Filas de la sensibilidad: Coste de capital (WACC) → EV/EBITDA',
    'Paso de las filas: – → 0,5x',
  ]);
});
