import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import { isMissingForalRates } from '../corporate-tax/is-missing-foral-rates.ts';
import { describe, expect, it } from 'vitest';
import { assumedFigures } from '../valuation-progress/assumptions.ts';
import { chooseTaxRegime } from '../corporate-tax/choose-tax.ts';
import { chooseProvince } from './choose-province.ts';

const proposed = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Acme, S.L.',
  today: '2026-11-21',
});

describe('the province of the company', () => {
  it('in the common territory leaves the proposed rates', () => {
    const madrid = chooseProvince(proposed, '28');
    expect(madrid.company.province).toBe('28');
    expect(madrid.projection).toEqual(proposed.projection);
    expect(isMissingForalRates(madrid)).toBe(false);
  });

  it.each(['01', '20', '48', '31'])('%s asks for the rates instead of assuming any', (province) => {
    const asked = chooseProvince(proposed, province);
    expect(asked.projection.spanishTax).toBeUndefined();
    expect(asked.projection.drivers.taxRate.path).toEqual({ kind: 'constant', value: null });
    expect(isMissingForalRates(asked)).toBe(true);
    expect(chooseProvince(asked, '28').projection.spanishTax).toEqual({ regime: 'by-turnover' });
  });

  it('never takes what somebody chose', () => {
    const chosen = chooseTaxRegime(proposed, 'small');
    expect(chooseProvince(chosen, '48').projection).toEqual(chosen.projection);
    const basque = chooseTaxRegime(chooseProvince(proposed, '48'), 'basqueSmall');
    expect(isMissingForalRates(basque)).toBe(false);
    expect(chooseProvince(basque, '28').projection).toEqual(basque.projection);
  });
});

describe('the proposed tax for ever', () => {
  it.each([
    ['basque', 0.24],
    ['basqueSmall', 0.24],
    ['navarraSmall', 0.28],
  ] as const)('of %s is the general rate of its territory, to be confirmed', (regime, rate) => {
    const chosen = chooseTaxRegime(chooseProvince(proposed, '48'), regime);
    expect(chosen.terminal.taxRate).toBe(rate);
    expect(assumedFigures(chosen).map(({ path }) => path)).toContain('terminal.taxRate');
    expect(chooseTaxRegime(chosen, 'small').terminal.taxRate).toBe(0.25);
  });

  it('gives way to what somebody typed', () => {
    const { 'terminal.taxRate': _note, ...sources } = proposed.sources;
    const typed = { ...proposed, terminal: { ...proposed.terminal, taxRate: 0.22 }, sources };
    expect(chooseTaxRegime(typed, 'navarra').terminal.taxRate).toBe(0.22);
  });
});
