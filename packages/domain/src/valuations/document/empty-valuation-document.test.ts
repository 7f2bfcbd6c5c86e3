import { describe, expect, it } from 'vitest';
import { emptyValuationDocument } from './empty-valuation-document.ts';
import { valuationDocumentSchema } from './valuation-document.ts';

const document = emptyValuationDocument({
  method: 'mixed',
  companyName: 'Acme, S.L.',
  today: '2026-11-21',
});

describe('emptyValuationDocument', () => {
  it('is a valid document', () => {
    expect(valuationDocumentSchema.parse(document)).toEqual(document);
  });

  it('starts from the last three closed years', () => {
    expect(document.accounts.years.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
  });

  it('values at the close of the last one while that is young, and on the day itself later', () => {
    const made = (today: string) =>
      emptyValuationDocument({ method: 'mixed', companyName: 'Acme, S.L.', today });
    expect(made('2026-03-12').valuationDate).toBe('2025-12-31');
    expect(made('2026-11-21').valuationDate).toBe('2026-11-21');
  });

  it('gives every market figure it brings a dated source', () => {
    expect(document.costOfCapital.buildUp).toMatchObject({
      equityRiskPremium: 0.0423,
      countryRiskPremium: 0.0155,
      countryDefaultSpread: 0.0102,
    });
    for (const name of ['equityRiskPremium', 'countryRiskPremium', 'countryDefaultSpread']) {
      expect(document.sources[`costOfCapital.buildUp.${name}`]).toMatchObject({
        code: 'damodaran-2026-01',
        date: '2026-01-05',
      });
    }
  });

  it('invents no figure of the company', () => {
    const figures = document.accounts.years.flatMap(({ lines }) => Object.values(lines));
    expect(new Set(figures)).toEqual(new Set([null]));
    expect(document.bridge.cash).toBeNull();
    expect(document.costOfCapital.buildUp.riskFreeRate).toBeNull();
  });

  it('shares nothing with the next one', () => {
    const other = emptyValuationDocument({ method: 'dcf', companyName: '', today: '2026-11-21' });
    expect(other.sources).not.toBe(document.sources);
    expect(other.accounts.years[0]?.lines).not.toBe(document.accounts.years[0]?.lines);
  });
});
