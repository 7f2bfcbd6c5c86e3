import { describe, expect, it } from 'vitest';
import { visibleRefusedTexts } from './visible-refused-texts.ts';
import { chooseTaxRegime } from '../corporate-tax/choose-tax.ts';
import { chooseReinvestment } from '../valuation-choices/choose-projection-options.ts';
import { chooseMarketabilityModel } from '../valuation-choices/discount-models.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const issue = { path: '', code: 'not-a-number', params: {} } as const;

const isSeen = (path: string, document = workedExample): boolean =>
  path in visibleRefusedTexts({ [path]: { text: 'mucho', issue } }, document);

describe('a refused text', () => {
  it('of a field that a choice has hidden stands in nobody’s way', () => {
    const rate = 'costOfCapital.buildUp.riskFreeRate';
    expect(isSeen(rate)).toBe(true);
    expect(isSeen(rate, writeField(workedExample, 'costOfCapital.mode', 'direct'))).toBe(false);
    expect(isSeen('accounts.years.0.lines.supplies')).toBe(true);
    expect(isSeen('accounts.years.0.lines.ebitda')).toBe(false);
    expect(isSeen('terminal.exitMultiple')).toBe(false);
    expect(isSeen('terminal.terminalGrowth')).toBe(true);
    const capex = 'projection.drivers.capitalExpenditureToRevenue.years.2027';
    expect(isSeen(capex)).toBe(true);
    expect(isSeen(capex, chooseReinvestment(workedExample, 'sales-to-capital'))).toBe(false);
    const byLaw = chooseTaxRegime(workedExample, 'small');
    expect(isSeen('projection.drivers.taxRate.path.value', byLaw)).toBe(false);
    expect(isSeen('projection.drivers.taxRate.years.2027', byLaw)).toBe(true);
    expect(isSeen(rate, writeField(workedExample, 'method', 'multiples'))).toBe(false);
  });

  it('of a figure that an option takes the place of stands in nobody’s way', () => {
    const spread = 'costOfCapital.buildUp.debtSpread';
    const rated = writeField(workedExample, 'costOfCapital.syntheticRating', { table: 'smaller' });
    expect([isSeen(spread), isSeen(spread, rated)]).toEqual([true, false]);
    const low = 'multiples.evToEbitda.low';
    const origin = 'multiples.evToEbitda.origin';
    const compared = writeField(workedExample, origin, { kind: 'comparables' });
    expect([isSeen(low), isSeen(low, compared)]).toEqual([true, false]);
    const earning = writeField(workedExample, 'terminal.returnOnCapital', 0.12);
    expect(isSeen('terminal.ebitMargin')).toBe(false);
    expect(isSeen('terminal.ebitMargin', earning)).toBe(true);
  });

  it('of a terminal value that is not asked for, or a rate that a model does not use, neither', () => {
    const sold = writeField(workedExample, 'terminal.method', 'exit-multiple');
    const paths = ['range.terminalGrowth', 'range.exitMultiple', 'terminal.taxRate'];
    expect(paths.map((path) => isSeen(path))).toEqual([true, false, true]);
    expect(paths.map((path) => isSeen(path, sold))).toEqual([false, true, false]);
    const rate = 'discounts.lackOfMarketability.riskFreeRate';
    const [chaffe, finnerty] = (['chaffe', 'finnerty'] as const).map((model) =>
      chooseMarketabilityModel(workedExample, model),
    );
    expect([isSeen(rate, chaffe), isSeen(rate, finnerty)]).toEqual([true, false]);
  });

  it('of a note goes with the field it is about', () => {
    expect(isSeen('sources.terminal.exitMultiple.date')).toBe(false);
    expect(isSeen('sources.bridge.cash.date')).toBe(true);
  });
});
