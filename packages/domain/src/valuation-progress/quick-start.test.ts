import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import {
  toValuationInputs,
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { sectorSet } from '../testing/sector-set.ts';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { assumedFigures, confirmAssumption } from './assumptions.ts';
import { isBlankValuation, quickStart, quickStartPaths } from './quick-start.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const blankOf = (method: ValuationDocument['method']) =>
  emptyValuationDocument({ method, companyName: 'A', today: '2026-11-20' });

const five = [2_400_000, 310_000, 0.04, 420_000, 95_000];

const started = (method: ValuationDocument['method'], figures = five) => {
  const document = blankOf(method);
  const typed = quickStartPaths(document).reduce(
    (one, path, place) => writeField(one, path, figures[place]),
    document,
  );
  return quickStart(typed, 'ALI', sectorSet);
};

/** The first value for small figures, from an edition with floors. */
const startedAbove = (floors: NonNullable<typeof sectorSet.floors>) => {
  const blank = blankOf('mixed');
  const typed = quickStartPaths(blank).reduce(
    (one, path, place) => writeField(one, path, five[place]),
    blank,
  );
  return quickStart(typed, 'ALI', { ...sectorSet, floors });
};

describe('a set with floors', () => {
  const source = 'Acta del comité, noviembre de 2026';
  const beta = 'costOfCapital.buildUp.unleveredBeta';

  it('gives the beta of a sector below its floor as the floor, with its source', () => {
    const document = startedAbove({ unleveredBeta: { value: 0.9, source } });
    expect(document.costOfCapital.buildUp.unleveredBeta).toBe(0.9);
    expect(document.sources[beta]?.text).toBe(source);
    const above = startedAbove({ unleveredBeta: { value: 0.1, source } });
    expect(above).toEqual({ ...started('mixed') });
  });

  it('gives a cost of capital below its floor as the floor, and leaves another alone', () => {
    const low = startedAbove({ costOfCapital: { value: 0.2, source } });
    expect(low.costOfCapital).toMatchObject({ mode: 'direct', weightedAverageCostOfCapital: 0.2 });
    expect(low.sources['costOfCapital.weightedAverageCostOfCapital']?.text).toBe(source);
    expect(startedAbove({ costOfCapital: { value: 0.01, source } })).toEqual(started('mixed'));
  });
});

const outcomeOf = (document: ValuationDocument) => valueCompany(toValuationInputs(document));

describe('five figures', () => {
  it('give a value by both methods, and by each alone', () => {
    expect(quickStartPaths(blankOf('mixed'))).toHaveLength(5);
    for (const method of ['mixed', 'dcf'] as const) {
      const document = started(method);
      expect(valuationDocumentSchema.safeParse(document).success).toBe(true);
      const { result, issues } = outcomeOf(document);
      expect(issues.filter(({ severity }) => severity !== 'warning')).toEqual([]);
      expect(result?.equityValue.central).toBeGreaterThan(0);
    }
    const byMultiples = started('multiples', [2_400_000, 310_000, 420_000, 95_000]);
    expect(outcomeOf(byMultiples).result).not.toBeNull();
    expect(byMultiples.projection.reinvestment).toBeUndefined();
  });

  it('what was assumed is noted as such; no figure of the accounts is', () => {
    const document = started('mixed');
    const assumed = assumedFigures(document);
    expect(assumed.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'costOfCapital.buildUp.riskFreeRate',
        'costOfCapital.buildUp.sizePremium',
        'projection.drivers.ebitdaMargin.path.value',
        'projection.reinvestment.salesToCapital.path.value',
        'terminal.terminalGrowth',
        'weights.dcf',
      ]),
    );
    expect(assumed.filter(({ path }) => path.startsWith('accounts.'))).toEqual([]);
    expect(document.sources['costOfCapital.buildUp.unleveredBeta']?.code).toBe(
      'damodaran-europe-sector-average',
    );
    expect(document.multiples.evToEbitda.origin.kind).toBe('sector');
  });

  it('every figure that counts and was not typed has a source', () => {
    const document = started('mixed');
    const typed = new Set(quickStartPaths(document));
    const unsourced = Object.values(outcomeOf(document).figures).flatMap(({ field, value }) =>
      field === undefined ||
      typed.has(field) ||
      value === 0 ||
      document.sources[field] !== undefined ||
      /^(?:multiples\.(?:evToEbitda|sizeStepNodes)|range|unit|weights\.multiples|projection\.years|accounts\.years|valuationDate)/u.test(
        field,
      )
        ? []
        : [field],
    );
    expect([...new Set(unsourced)]).toEqual([]);
  });

  it('the debt costs what its interest coverage earns a small company, without steps', () => {
    const document = started('mixed');
    expect(document.costOfCapital.buildUp.debtSpread).toBeNull();
    expect(document.costOfCapital.syntheticRating).toEqual({
      table: 'smaller',
      operatingProfit: 232_500,
      interestExpense: 21_000,
      interpolated: true,
    });
    const { figures } = outcomeOf(document);
    // 232,500 / 21,000 = 11.07x, between 12.5x (0.40 %) and 9.5x (0.55 %).
    const coverage = 232_500 / 21_000;
    expect(figures['costOfCapital.syntheticSpread']?.value).toBeCloseTo(
      0.0055 - (0.0015 * (coverage - 9.5)) / 3,
      12,
    );
    expect(assumedFigures(document).map(({ path }) => path)).toContain(
      'costOfCapital.syntheticRating.interestExpense',
    );
    const without = started('mixed', [2_400_000, 310_000, 0.04, 0, 95_000]);
    expect(without.costOfCapital.syntheticRating).toBeUndefined();
    expect(without.costOfCapital.buildUp.debtSpread).toBe(0.0111);
  });

  it('another figure, or a word of the adviser, is an assumption no longer', () => {
    const document = started('mixed');
    const path = 'costOfCapital.buildUp.riskFreeRate';
    const isAssumed = (after: ValuationDocument | null) =>
      after !== null && assumedFigures(after).some((entry) => entry.path === path);
    expect(isAssumed(document)).toBe(true);
    expect(isAssumed(tryWriteValue(document, path, 0.027).document)).toBe(false);
    expect(isAssumed(tryWriteValue(document, path, 0.0285).document)).toBe(true);
    const confirmed = confirmAssumption(document, path);
    expect(isAssumed(confirmed)).toBe(false);
    expect(confirmed.sources[path]).toEqual({ ...document.sources[path], confirmed: true });
  });

  it('without a profit it still asks for what it cannot assume', () => {
    const document = started('mixed', [2_400_000, -50_000, 0.04, 0, 0]);
    expect(document.projection.drivers.depreciationToRevenue.path).toEqual({
      kind: 'constant',
      value: null,
    });
    expect(outcomeOf(document).result).toBeNull();
  });

  it('are asked for only while nothing else is written', () => {
    expect(isBlankValuation(blankOf('mixed'))).toBe(true);
    expect(isBlankValuation(started('mixed'))).toBe(false);
  });
});
