import { describe, expect, it } from 'vitest';
import { emptyValuationDocument } from './document/empty-valuation-document.ts';
import { extractValuation } from './extract-valuation.ts';

const empty = emptyValuationDocument({ method: 'dcf', companyName: '', today: '2026-11-21' });
const documentOf = (name: string, taxId = '') => ({
  ...empty,
  company: { ...empty.company, name, taxId },
});
const point = (central: number) => ({ low: central - 1, central, high: central + 1 });
const outcome = {
  result: {
    enterpriseValue: point(10),
    equityValue: point(7),
    dcf: null,
    multiples: null,
    normalisedEbitda: 2,
    netFinancialDebt: 3,
    impliedEvToEbitda: 5,
    terminalValueShare: null,
    weightedAverageCostOfCapital: null,
  },
};

describe('extractValuation', () => {
  it('turns money in thousands into whole units and leaves multiples alone', () => {
    expect(extractValuation({ ...empty, unit: 1_000 }, outcome)).toMatchObject({
      equityLow: 6_000,
      equityCentral: 7_000,
      equityHigh: 8_000,
      enterpriseCentral: 10_000,
      ebitda: 2_000,
      impliedMultiple: 5,
    });
  });

  it('has no figures without a result', () => {
    expect(extractValuation(empty, { result: null })).toMatchObject({
      equityCentral: null,
      ebitda: null,
      impliedMultiple: null,
    });
  });

  it('never stores a number that JSON cannot carry', () => {
    const infinite = {
      result: { ...outcome.result, equityValue: point(Number.POSITIVE_INFINITY) },
    };
    expect(extractValuation(empty, infinite).equityCentral).toBeNull();
  });

  it.each([
    ['Talleres Ibarreta, S.L.', '', 'name:talleres ibarreta'],
    ['TALLERES  IBARRETA SL', '', 'name:talleres ibarreta'],
    ['Clínica Dental Montearra, S.L.P.', '', 'name:clinica dental montearra'],
    ['Whatever', 'b-26.000 000', 'nif:B26000000'],
    ['', '', null],
  ])('the target %s %s is %s', (name, taxId, key) => {
    expect(extractValuation(documentOf(name, taxId), { result: null }).targetKey).toBe(key);
  });
});
