import { describe, expect, it } from 'vitest';
import { formatFieldValue, formatFigure, formatOperand } from './format-field-value.ts';

describe('writing a field so that reading it gives the same value', () => {
  it('rates show the decimals they need', () => {
    expect(formatFieldValue(0.04, 'terminal.terminalGrowth', 'es')).toBe('4,0\u00a0%');
    expect(formatFieldValue(0.0285, 'costOfCapital.buildUp.riskFreeRate', 'es')).toBe(
      '2,85\u00a0%',
    );
    expect(formatFieldValue(0.0285, 'costOfCapital.buildUp.riskFreeRate', 'en')).toBe('2.85%');
  });

  it('money is grouped, multiples end in x, a year is bare', () => {
    expect(formatFieldValue(1_234_567.5, 'bridge.cash', 'es')).toBe('1.234.567,5');
    expect(formatFieldValue(11.8, 'multiples.evToEbitda.central', 'es')).toBe('11,8x');
    expect(formatFieldValue(1987, 'company.foundedYear', 'es')).toBe('1987');
    expect(formatFieldValue(null, 'bridge.cash', 'es')).toBe('');
    // Millions, accurate to one currency unit.
    expect(formatFieldValue(11.206_305, 'bridge.cash', 'es')).toBe('11,206305');
    expect(formatFieldValue(12_345.678_912, 'bridge.cash', 'es')).toBe('12.345,678912');
    expect(formatFieldValue(98_765_432.123_456, 'bridge.cash', 'en')).toBe('98,765,432.123456');
    // Binary rounding errors after the last significant digit are not shown.
    expect(formatFieldValue(1.1 * 1.1, 'bridge.cash', 'es')).toBe('1,21');
    expect(formatFieldValue(0.07 * 1_000_000, 'bridge.cash', 'es')).toBe('70.000');
  });

  it('a count is grouped, a seed and a year are not', () => {
    expect(formatFieldValue(10_000, 'analysis.monteCarlo.trials', 'es')).toBe('10.000');
    expect(formatFieldValue(10_000, 'analysis.monteCarlo.trials', 'en')).toBe('10,000');
    expect(formatFieldValue(12_345, 'company.employees', 'ca')).toBe('12.345');
    expect(formatFieldValue(12_345, 'analysis.monteCarlo.seed', 'es')).toBe('12345');
  });

  it('millions keep what a company earns', () => {
    const options = { language: 'es', moneyUnit: 1_000_000 } as const;
    expect(formatFigure(0.655_692, 'money', options)).toBe('0,656');
    expect(formatOperand(8.777_254, 'money', options)).toBe('8,777');
    expect(formatFigure(655.692, 'money', { ...options, moneyUnit: 1_000 })).toBe('656');
  });

  it('a computed figure is rounded for reading', () => {
    expect(formatFigure(655_692.4, 'money', { language: 'es' })).toBe('655.692');
    expect(formatFigure(-56_358, 'money', { language: 'es' })).toBe('−56.358');
    expect(formatFigure(0.7186, 'rate', { language: 'es' })).toBe('71,9\u00a0%');
    expect(formatFigure(0.9555, 'factor', { language: 'es' })).toBe('0,956');
  });
});
