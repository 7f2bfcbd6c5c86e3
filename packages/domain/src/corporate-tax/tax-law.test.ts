import { describe, expect, it } from 'vitest';
import { chooseProvince, chooseTaxOperations } from '../valuation-choices/choose-province.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import {
  chooseLosses,
  chooseTaxRegime,
  chooseTaxZone,
  confirmForalRates,
  lossLimitOf,
  taxRegimeOf,
} from './choose-tax.ts';
import { isMissingForalRates } from './is-missing-foral-rates.ts';
import { applicableTaxLaw, citedLossLaw, citedTaxLaw, hasUnconfirmedRates } from './tax-law.ts';

const blank = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Acme, S.L.',
  today: '2026-11-21',
});
const inProvince = (province: string, revenue = 5_000_000): ValuationDocument => {
  const last = blank.accounts.years.length - 1;
  const path = `accounts.years.${String(last)}.lines.revenue`;
  return chooseProvince(writeField(blank, path, revenue), province);
};

describe('the law that a document cites', () => {
  it.each([
    ['01', 'basque', 'alava'],
    ['48', 'basqueSmall', 'bizkaia'],
    ['20', 'basqueMicro', 'gipuzkoa'],
    ['31', 'navarraSmall', 'navarra'],
    ['31', 'navarraCommitted', 'navarra'],
    ['28', 'by-turnover', 'common'],
    // A Basque rate for a company outside the Basque territories, as an old document may contain.
    ['28', 'basque', 'basque'],
    // Rates of the State that a user chose for a company in Bizkaia.
    ['48', 'small', 'common'],
  ] as const)('in %s taxed as %s is that of %s', (province, regime, norm) => {
    const document = chooseTaxRegime(inProvince(province), regime);
    expect(citedTaxLaw(document)).toBe(norm);
    expect(taxRegimeOf(document)).toBe(regime);
    expect(valuationDocumentSchema.parse(document)).toEqual(document);
  });

  it('follows a large company to where it works', () => {
    const large = inProvince('48', 15_000_000);
    expect(applicableTaxLaw(large)).toEqual({ norm: 'bizkaia', asksShare: true });
    expect(large.projection.spanishTax).toBeUndefined();
    const answered = chooseTaxOperations(large, { shareElsewhere: 0.8 });
    expect(applicableTaxLaw(answered).norm).toBe('common');
    expect(answered.projection.spanishTax).toEqual({ regime: 'by-turnover' });
    expect(answered.terminal.taxRate).toBe(0.25);
    expect(chooseProvince(answered, '31').projection.taxOperations).toBeUndefined();
    const madrid = chooseTaxOperations(inProvince('28', 15_000_000), {
      foral: 'gipuzkoa',
      shareElsewhere: 0.75,
    });
    expect(isMissingForalRates(madrid)).toBe(true);
    expect(madrid.terminal.taxRate).toBe(0.24);
    expect(citedTaxLaw(chooseTaxRegime(madrid, 'basque'))).toBe('gipuzkoa');
  });
});

describe('foral rates', () => {
  it('are start values until somebody confirms them, for one regime and one province', () => {
    const chosen = chooseTaxRegime(inProvince('48'), 'basqueSmall');
    expect(hasUnconfirmedRates(chosen)).toBe(true);
    const confirmed = confirmForalRates(chosen, '2026-11-29');
    expect(hasUnconfirmedRates(confirmed)).toBe(false);
    expect(hasUnconfirmedRates(chooseTaxRegime(confirmed, 'basque'))).toBe(true);
    expect(hasUnconfirmedRates(chooseProvince(confirmed, '01'))).toBe(true);
    expect(hasUnconfirmedRates(chooseTaxRegime(confirmed, 'general'))).toBe(false);
  });

  it('keep a tax for ever that somebody confirmed', () => {
    const { sources } = inProvince('48');
    const note = sources['terminal.taxRate'];
    const confirmed = {
      ...inProvince('48'),
      sources: { 'terminal.taxRate': { text: '', date: null, ...note, confirmed: true as const } },
    };
    expect(chooseTaxRegime(confirmed, 'navarra').terminal.taxRate).toBe(0.24);
  });
});

describe('losses of a foral company', () => {
  // The base year is 2025, so the first projected year is 2026.
  it.each([
    ['01', 'basque', 0.5],
    ['48', 'basqueSmall', 0.7],
    ['48', 'basqueMicro', 0.7],
    ['20', 'basque', null],
    ['31', 'navarra', 0.7],
  ] as const)('in %s, taxed as %s, begin at a share of %s', (province, regime, share) => {
    const document = chooseLosses(chooseTaxRegime(inProvince(province), regime), 'foral');
    expect(document.projection.losses).toEqual({
      opening: null,
      limit: 'spain',
      foralShare: share,
    });
    expect(lossLimitOf(document)).toBe('foral');
    expect(citedLossLaw(document)).toBe(citedTaxLaw(document));
  });

  it.each([
    // Gipuzkoa's share must be asked from 2025 on; Álava's equals Bizkaia's.
    ['48', 'basqueSmall', '20', { limit: 'spain', foralShare: null }],
    ['48', 'basque', '01', { limit: 'spain', foralShare: 0.5 }],
    // Rates of Navarra chosen by a user do not change, and neither does the share of profit that losses may
    // offset under its law.
    ['31', 'navarra', '48', { limit: 'spain', foralShare: 0.4 }],
    ['48', 'basque', '48', { limit: 'spain', foralShare: 0.4 }],
  ] as const)('in %s, taxed as %s, move to %s with its share', (from, regime, to, losses) => {
    const chosen = chooseLosses(chooseTaxRegime(inProvince(from), regime), 'foral');
    const typed = writeField(chosen, 'projection.losses.foralShare', 0.4);
    expect(chooseProvince(typed, to).projection.losses).toEqual({ opening: null, ...losses });
  });

  it('follow the company into the common territory', () => {
    const { spanishTax: _asked, ...projection } = inProvince('48').projection;
    const losses = { opening: 100, limit: 'spain' as const, foralShare: 0.5 };
    const untaxed = { ...inProvince('48'), projection: { ...projection, losses } };
    const { projection: moved } = chooseProvince(untaxed, '28');
    expect(moved.spanishTax).toEqual({ regime: 'by-turnover' });
    expect(moved.losses).toEqual({ opening: 100, limit: 'spain' });
  });

  it('go by the State’s limit again with its rates', () => {
    const foral = chooseLosses(chooseTaxRegime(inProvince('48'), 'basque'), 'foral');
    const common = chooseTaxRegime(foral, 'general');
    expect(common.projection.losses).toEqual({ opening: null, limit: 'spain' });
    expect(citedLossLaw(common)).toBe('common');
    expect(chooseTaxRegime(foral, 'basqueSmall').projection.losses?.foralShare).toBe(0.7);
  });
});

it('a zone stays with another common regime and goes with a foral one', () => {
  const zoned = chooseTaxZone(inProvince('35'), 'zec');
  expect(zoned.projection.spanishTax).toEqual({
    regime: 'by-turnover',
    zone: { kind: 'zec', base: null },
  });
  expect(chooseTaxRegime(zoned, 'general').projection.spanishTax?.zone).toBeDefined();
  expect(chooseTaxRegime(zoned, 'basque').projection.spanishTax?.zone).toBeUndefined();
  expect(chooseTaxZone(zoned, 'none').projection.spanishTax).toEqual({ regime: 'by-turnover' });
});
