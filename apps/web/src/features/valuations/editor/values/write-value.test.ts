import { describe, expect, it } from 'vitest';
import { writeFieldValue, writeFigure, writeOperand } from './write-value.ts';

describe('writing a field so that reading it gives the same value', () => {
  it('rates show the decimals they need', () => {
    expect(writeFieldValue(0.04, 'terminal.terminalGrowth', 'es')).toBe('4,0\u00a0%');
    expect(writeFieldValue(0.0285, 'costOfCapital.buildUp.riskFreeRate', 'es')).toBe('2,85\u00a0%');
    expect(writeFieldValue(0.0285, 'costOfCapital.buildUp.riskFreeRate', 'en')).toBe('2.85%');
  });

  it('money is grouped, multiples end in x, a year is bare', () => {
    expect(writeFieldValue(1_234_567.5, 'bridge.cash', 'es')).toBe('1.234.567,5');
    expect(writeFieldValue(11.8, 'multiples.evToEbitda.central', 'es')).toBe('11,8x');
    expect(writeFieldValue(1987, 'company.foundedYear', 'es')).toBe('1987');
    expect(writeFieldValue(null, 'bridge.cash', 'es')).toBe('');
    // Millions, to the unit.
    expect(writeFieldValue(11.206_305, 'bridge.cash', 'es')).toBe('11,206305');
    expect(writeFieldValue(12_345.678_912, 'bridge.cash', 'es')).toBe('12.345,678912');
    expect(writeFieldValue(98_765_432.123_456, 'bridge.cash', 'en')).toBe('98,765,432.123456');
    // What a product leaves behind its last digit is no digit of it.
    expect(writeFieldValue(1.1 * 1.1, 'bridge.cash', 'es')).toBe('1,21');
    expect(writeFieldValue(0.07 * 1_000_000, 'bridge.cash', 'es')).toBe('70.000');
  });

  it('a count is grouped, a seed and a year are not', () => {
    expect(writeFieldValue(10_000, 'analysis.monteCarlo.trials', 'es')).toBe('10.000');
    expect(writeFieldValue(10_000, 'analysis.monteCarlo.trials', 'en')).toBe('10,000');
    expect(writeFieldValue(12_345, 'company.employees', 'ca')).toBe('12.345');
    expect(writeFieldValue(12_345, 'analysis.monteCarlo.seed', 'es')).toBe('12345');
  });

  it('millions keep what a company earns', () => {
    const options = { language: 'es', moneyUnit: 1_000_000 } as const;
    expect(writeFigure(0.655_692, 'money', options)).toBe('0,656');
    expect(writeOperand(8.777_254, 'money', options)).toBe('8,777');
    expect(writeFigure(655.692, 'money', { ...options, moneyUnit: 1_000 })).toBe('656');
  });

  it('a computed figure is rounded for reading', () => {
    expect(writeFigure(655_692.4, 'money', { language: 'es' })).toBe('655.692');
    expect(writeFigure(-56_358, 'money', { language: 'es' })).toBe('−56.358');
    expect(writeFigure(0.7186, 'rate', { language: 'es' })).toBe('71,9\u00a0%');
    expect(writeFigure(0.9555, 'factor', { language: 'es' })).toBe('0,956');
  });
});
