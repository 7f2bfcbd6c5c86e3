import { describe, expect, it } from 'vitest';
import { stepOfField, stepsOfMethod } from './valuation-steps.ts';

describe('the steps of a valuation', () => {
  it('only those the method needs', () => {
    expect(stepsOfMethod('mixed')).toHaveLength(10);
    expect(stepsOfMethod('multiples')).toEqual([
      'company',
      'accounts',
      'normalisation',
      'multiples',
      'bridge',
      'result',
    ]);
    expect(stepsOfMethod('dcf')).not.toContain('weights');
  });

  it('every field has its step', () => {
    expect(stepOfField('accounts.years.0.lines.revenue')).toBe('accounts');
    expect(stepOfField('adjustments.0.amounts')).toBe('normalisation');
    expect(stepOfField('sources.terminal.terminalGrowth')).toBe('terminal-value');
    expect(stepOfField('costOfCapital.buildUp.riskFreeRate')).toBe('cost-of-capital');
    expect(stepOfField('multiples.comparables.0.evToEbit')).toBe('multiples');
    expect(stepOfField('range.multipleBand')).toBe('multiples');
    expect(stepOfField('mixedOverAvailable')).toBe('weights');
    expect(stepOfField('discounts.lackOfMarketability.rate')).toBe('bridge');
    expect(stepOfField('shares.options.strike')).toBe('bridge');
    expect(stepOfField('conclusion')).toBe('result');
  });
});
