import { draftBlocks } from '@valia/domain/report-blocks/draft-blocks.ts';
import { storedFigures } from '@valia/domain/report-blocks/stored-figures.ts';
import { writeBlock } from '@valia/domain/report-blocks/block-edits.ts';
import { applyRung } from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { dealSet } from '@valia/domain/testing/deal-set.ts';
import { sentenceCodes } from '@valia/domain/report-blocks/sentence-codes.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { blockSentences } from '@valia/i18n/report-blocks/block-sentences.ts';
import { productSourceTexts } from '@valia/i18n/product-source-texts.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import { languages } from '@valia/i18n/languages.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { describe, expect, test } from 'vitest';
import { reportTranslator } from '../content/report-translator.ts';
import { analysedExample } from '../testing/analysed-example.ts';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { reportedDocument } from '../testing/reported-document.ts';
import {
  discountedOnly,
  fifteenYears,
  minimalCompany,
  multiplesOnly,
  sampleReportInput,
} from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const adviser = {
  ...sampleReportInput(minimalCompany(), 'es').adviser,
  body: 'Colegio de Economistas de La Rioja',
  membership: '412',
};

const blocksOf = async (document: ValuationDocument, language: ReportLanguage) => {
  const { narrative } = await buildReportView(document, { adviser }, language);
  return (narrative ?? []).flatMap(({ blocks }) => blocks);
};

const textOf = async (document: ValuationDocument, language: ReportLanguage, id: string) => {
  const block = (await blocksOf(document, language)).find((one) => one.id === id);
  return withPlainSpaces((block?.paragraphs ?? []).join(' '));
};

/**
 * Words of one language that must not appear in a text of another, by both languages, because two languages may share a
 * word.
 */
const strangeWords: Readonly<Record<string, readonly string[]>> = {
  'es-ca': ['los', 'las', 'y', 'con', 'para', 'desde', 'hasta', 'según', 'sin'],
  'es-en': ['los', 'las', 'del', 'una', 'y', 'con', 'para', 'desde', 'hasta', 'según', 'sin'],
  'ca-es': ['els', 'amb', 'per a', 'fins', 'segons', 'sense', 'dels', 'mitjana'],
  'ca-en': ['els', 'les', 'amb', 'per a', 'fins', 'segons', 'sense', 'dels', 'mitjana'],
  'en-es': ['the', 'of', 'and', 'with', 'from', 'for', 'without', 'which', 'its', 'is'],
  'en-ca': ['the', 'of', 'and', 'with', 'from', 'for', 'without', 'which', 'its', 'is'],
};

const documents: Readonly<Record<string, () => ValuationDocument>> = {
  'with every fact': reportedDocument,
  'with analyses': analysedExample,
  'by flows alone': discountedOnly,
  'by multiples alone': multiplesOnly,
  'of fifteen years': fifteenYears,
  'with the least': minimalCompany,
};

describe.each(languages)('in %s', (language) => {
  const others = languages.filter((other) => other !== language);

  test.each(Object.keys(documents))('a valuation %s: no word of another language', async (name) => {
    const document = documents[name]?.() ?? minimalCompany();
    // Sources and proper names are removed, because an adviser enters them without a language.
    const written = (await blocksOf(document, language))
      .filter(({ id }) => id !== 'sources' && id !== 'not-contrasted')
      .flatMap(({ paragraphs, title }) => [title, ...paragraphs])
      .join(' \n')
      .replaceAll(document.company.name, '')
      .replaceAll(document.client.name, '')
      .replaceAll(/Colegio de Economistas de La Rioja|A\. Damodaran, NYU Stern/gu, '')
      .toLowerCase();
    for (const other of others) {
      for (const word of strangeWords[`${other}-${language}`] ?? [])
        expect(written).not.toMatch(new RegExp(`(?<![\\p{L}’'])${word}(?!\\p{L})`, 'u'));
    }
    expect(written).not.toMatch(/[{}]|undefined|NaN|null/u);
  });

  test('every block of the specification is there', async () => {
    const ids = (await blocksOf(reportedDocument(), language)).map(({ id }) => id);
    expect(ids).toHaveLength(21);
  });

  test('each figure without a source is named, and only those', async () => {
    const words = {
      es: 'Tesorería mínima operativa. Sin fuente indicada.',
      ca: 'Tresoreria mínima operativa. Sense font indicada.',
      en: 'Minimum operating cash. No source given.',
    };
    const noted = machiningWorkshop();
    const { 'bridge.minimumCash': _ofCash, ...sources } = noted.sources;
    expect(await textOf({ ...noted, sources }, language, 'not-contrasted')).toBe(words[language]);
    const ids = (await blocksOf(noted, language)).map(({ id }) => id);
    expect(ids).not.toContain('not-contrasted');
  });

  test('every sentence has a text of its own', async () => {
    const t = await reportTranslator(language);
    for (const code of sentenceCodes.filter((one) => one !== 'own')) {
      const message = blockSentences[code];
      const names = [...(message.message ?? '').matchAll(/\{(\w+)/gu)].map(([, name = '']) => name);
      const values: Record<string, number | string> = Object.fromEntries(
        names.map((name) => [name, name === 'count' ? 2 : 'x'] as const),
      );
      const written = t(withValues(message, values));
      expect([code, written.length > 0]).toEqual([code, true]);
    }
  });
});

test('the conclusion says the value in words and figures, in each language', async () => {
  const document = reportedDocument();
  expect(await textOf(document, 'es', 'conclusion')).toContain(
    'A 31 de diciembre de 2025, el 100 % de los fondos propios de Conservas Valdeorza, S.L. vale siete millones nueve mil euros (7.009.000 €), en un rango de cinco millones ochocientos cuarenta y un mil euros a siete millones setecientos treinta y siete mil euros (5.841.000 € a 7.737.000 €).',
  );
  expect(await textOf(document, 'ca', 'conclusion')).toContain(
    'val set milions nou mil euros (7.009.000 €)',
  );
  expect(await textOf(document, 'en', 'conclusion')).toContain(
    'is worth seven million nine thousand euros (€7,009,000)',
  );
});

test('the cost of capital names every premium, also one that scored factors propose', async () => {
  const document = reportedDocument();
  const blank = specificRiskFactors.map((factor) => [factor, { score: 0, reason: '' }] as const);
  const scored = Object.fromEntries([
    ...blank,
    [specificRiskFactors[0], { score: 2, reason: 'Dos clientes' }],
  ]);
  const { costOfCapital } = document;
  const buildUp = { ...costOfCapital.buildUp, specificRiskPremium: null };
  const proposed = valuationDocumentSchema.parse({
    ...document,
    costOfCapital: { ...costOfCapital, buildUp, specificRisk: scored },
  });
  const text = await textOf(proposed, 'es', 'cost-of-capital');
  for (const name of [
    'por riesgo país',
    'por tamaño',
    'por el riesgo propio',
    'un diferencial del',
  ])
    expect(text).toContain(name);
});

test('no figure of a text is without its source: each is the engine’s, or typed', () => {
  const document = reportedDocument();
  const input = sampleReportInput(document, 'es', { adviser });
  const drafts = draftBlocks({ ...input, issuedOn: '2026-03-12', movers: null });
  const computed = Object.values(input.outcome.figures).map(({ value }) => value);
  const account = (id: string) => input.outcome.figures[id]?.value ?? Number.NaN;
  const [sales, people] = [account('accounts.2025.revenue'), document.company.employees ?? 0];
  const typed: number[] = [];
  JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value === 'number') typed.push(value);
    return value;
  });
  const derived = [
    sales / people,
    account('accounts.2025.capitalExpenditure') /
      account('accounts.2025.depreciationAndAmortization'),
    // Leverage is total debt less total cash, as on the company's page and in the ratios.
    (account('input.bridge.financialDebt') - account('input.bridge.cash')) /
      account('accounts.2025.normalisedEbitda'),
    (account('projection.2030.revenue') / sales) ** 0.2 - 1,
    Math.abs(6_868_553.77 / 7_218_600 - 1),
  ];
  const known = [...computed, ...typed, ...derived];
  const isKnown = (value: number) =>
    known.some(
      (one) =>
        Math.abs(Math.abs(one) - Math.abs(value)) <= Math.max(1e-9, Math.abs(one) * 1e-9) ||
        (Math.abs(value) > 1_000_000 && Math.round(Math.abs(one) / 1_000) * 1_000 === value),
    );
  const unknown = drafts.flatMap((draft) =>
    Object.entries(storedFigures(draft)).flatMap(([name, { kind, value }]) =>
      kind === 'count' || kind === 'year' || typeof value === 'string' || isKnown(value)
        ? []
        : [`${name} ${String(value)}`],
    ),
  );
  expect(unknown.filter((text) => !text.startsWith('reconciliation-distance.distance'))).toEqual(
    [],
  );
});

test.each(languages)(
  'a count of four digits is grouped as every other number, in %s',
  async (language) => {
    const document = reportedDocument();
    const { evToEbitda } = document.multiples;
    if (evToEbitda.origin.kind !== 'sector') throw new Error('without a sector');
    const origin = { ...evToEbitda.origin, firms: 2_513 };
    const multiples = { ...document.multiples, evToEbitda: { ...evToEbitda, origin } };
    expect(await textOf({ ...document, multiples }, language, 'sector')).toContain(
      language === 'en' ? '2,513 ' : '2.513 ',
    );
  },
);

test('what is without a source is that of the closed version, whatever the engine finds today', () => {
  const document = { ...machiningWorkshop(), sources: {} };
  const input = sampleReportInput(document, 'es');
  const figures = Object.fromEntries(
    Object.entries(input.outcome.figures).filter(([, { field }]) => field === 'bridge.cash'),
  );
  const frozen = { ...input.outcome, figures };
  const drafts = draftBlocks({ ...input, outcome: frozen, issuedOn: '2026-03-12', movers: null });
  expect(drafts.find(({ id }) => id === 'not-contrasted')?.paragraphs).toEqual([
    [{ code: 'without-source', values: { field: { kind: 'field', path: 'bridge.cash' } } }],
  ]);
});

test('a discount that one method alone bears says which, and why not the other', async () => {
  const document = machiningWorkshop();
  expect(await textOf(document, 'es', 'discounts')).toMatch(
    /^Por iliquidez se descuenta un 15,0 %. Solo se aplica al valor por descuento de flujos. Los precios de operaciones privadas/u,
  );
});

test('sources of own comparables are told once, however many they are of', async () => {
  const sources = await textOf(machiningWorkshop(), 'en', 'sources');
  expect(sources.match(/Own multiples: /gu)).toHaveLength(1);
});

test('a source of the product is told once, whether it was stored with its code or as its text', async () => {
  const document = machiningWorkshop();
  const { text, date } = productSource('damodaran-2026-01', '2026-01-05');
  const plainly = { 'costOfCapital.buildUp.equityRiskPremium': { text, date } };
  const sources = { ...document.sources, ...plainly };
  const said = await textOf({ ...document, sources }, 'en', 'sources');
  expect(said.match(/Damodaran, January 2026/gu)).toHaveLength(1);
});

test('a margin that stays is not told as a change', async () => {
  expect(await textOf(machiningWorkshop(), 'en', 'projection')).toContain(
    'The EBITDA margin stays at 15.7% from 2025 to 2030.',
  );
});

test('what moves the value is told as its table prints it', async () => {
  const { analysis } = await buildReportView(machiningWorkshop());
  const swings = analysis?.tornado?.table.rows.map(({ cells }) =>
    withPlainSpaces(cells[2]?.text ?? ''),
  );
  const told = await textOf(machiningWorkshop(), 'es', 'sensitivity');
  for (const swing of swings?.slice(0, 3) ?? []) expect(told).toContain(`${swing} €`);
});

test('words that nobody wrote in a language are not printed in it', async () => {
  const document = reportedDocument();
  const report = document.report;
  if (report === undefined) throw new Error('without a report');
  const onlySpanish: ValuationDocument = {
    ...document,
    report: { ...report, company: { ...report.company, activity: { es: 'Conservas vegetales.' } } },
  };
  expect(await textOf(onlySpanish, 'es', 'company')).toContain('Conservas vegetales.');
  expect(await textOf(onlySpanish, 'ca', 'company')).not.toContain('Conservas vegetales.');
});

test('the adviser’s own words stand in their language alone', async () => {
  const own = { text: 'Lo decimos nosotros.\nEn dos párrafos.', figures: {} };
  const document = writeBlock(reportedDocument(), 'methods', 'es', own);
  const [methods] = (await blocksOf(document, 'es')).filter(({ id }) => id === 'methods');
  expect([methods?.paragraphs, methods?.isOwn]).toEqual([
    ['Lo decimos nosotros.', 'En dos párrafos.'],
    true,
  ]);
  expect(await textOf(document, 'en', 'methods')).toContain('Discounted cash flow gives');
});

test('a conclusion written in a language is that of its summary, whatever was typed for all', async () => {
  const own = { text: 'Defensem el valor central.', figures: {} };
  const typed = { ...reportedDocument(), conclusion: 'Defendemos el valor central.' };
  const document = writeBlock(typed, 'conclusion', 'ca', own);
  const summaryIn = async (language: ReportLanguage) =>
    (await buildReportView(document, { adviser }, language)).summary.conclusion.paragraphs;
  expect(await summaryIn('ca')).toEqual(['Defensem el valor central.']);
  expect(await summaryIn('es')).toEqual(['Defendemos el valor central.']);
  const emptied = writeBlock(typed, 'conclusion', 'es', { text: ' ', figures: {} });
  expect((await buildReportView(emptied, { adviser }, 'es')).summary.conclusion.paragraphs).toEqual(
    ['Defendemos el valor central.'],
  );
});

test('what is meant for the adviser never reaches the report', async () => {
  const document = reportedDocument();
  const t = await reportTranslator('es');
  const texts = Object.values(productSourceTexts).map((text) => t(text));
  const written = (await blocksOf(document, 'es')).flatMap(({ paragraphs }) => paragraphs);
  for (const text of [...texts, ...written])
    expect(text).not.toMatch(/confírmalo|compruébalo|revisa el|cámbial/iu);
});

test('how the multiple came to be is said as its chain, of deals and of listed companies', async () => {
  const given = multiplesOnly();
  const machinery = { ...given, company: { ...given.company, sector: 'MAQ' } };
  const ofDeals = applyRung(machinery, 'sme-deals', dealSet) ?? machinery;
  // An EBITDA of 702,000: 0.91 + 0.09 · ln(702 ÷ 500) ÷ ln 2 = 0.9541; 5.3 · 0.9541 = 5.0565.
  expect(await textOf(ofDeals, 'es', 'methods')).toContain(
    'llevado al tamaño de esta: 5,30x × 0,954 = 5,06x.',
  );
  const { evToEbitda } = ofDeals.multiples;
  const listed = {
    ...ofDeals,
    multiples: {
      ...ofDeals.multiples,
      evToEbitda: { ...evToEbitda, central: 12, origin: { kind: 'own', note: 'Comparables' } },
      sizeStep: { mode: 'manual', value: -0.5 },
    },
  } satisfies ValuationDocument;
  // 12 less 50 %
  expect(await textOf(listed, 'es', 'methods')).toContain(
    'ajustado por tamaño y liquidez: 12,00x − 50 % = 6,00x.',
  );
});
