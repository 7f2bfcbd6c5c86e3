import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { readField } from '@valia/domain/valuation-fields/write-field.ts';
import { describe, expect, it } from 'vitest';
import {
  distributionPath,
  scenarioMovePath,
  scenarioPath,
} from '@valia/domain/valuation-analysis/analysis-cells.ts';
import { addMovedDriver, addScenario } from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { parseFieldText } from './parse-field-text.ts';

const accepted = (path: string, text: string, language: 'es' | 'en' = 'es'): unknown => {
  const acceptance = parseFieldText(workedExample, path, text, language);
  return acceptance.document === null
    ? acceptance.issue.code
    : readField(acceptance.document, path);
};

describe('a text typed into a field', () => {
  it('is read in the number format of the language', () => {
    expect(accepted('bridge.cash', '1.234.567,5')).toBe(1_234_567.5);
    expect(accepted('bridge.cash', '1,234,567.5', 'en')).toBe(1_234_567.5);
    expect(accepted('terminal.terminalGrowth', '1,8 %')).toBeCloseTo(0.018, 12);
    expect(accepted('multiples.evToEbitda.central', '7,5x')).toBe(7.5);
    expect(accepted('valuationDate', '31/12/2025', 'en')).toBe('2025-12-31');
  });

  it('empty means not given', () => {
    expect(accepted('bridge.cash', '')).toBeNull();
    expect(accepted('company.foundedYear', '')).toBeNull();
  });

  it('a count is read with its thousands', () => {
    expect(accepted('company.employees', '12.345')).toBe(12_345);
    expect(accepted('analysis.monteCarlo.trials', '10.000')).toBe(10_000);
  });

  it('letters, NUL and 400 digits are refused by name', () => {
    expect(accepted('bridge.cash', 'mil')).toBe('not-a-number');
    expect(accepted('bridge.cash', '12\u00003')).toBe('not-allowed-character');
    expect(accepted('bridge.cash', '9'.repeat(400))).toBe('too-long');
    expect(accepted('bridge.cash', '9'.repeat(20))).toBe('too-large');
    expect(accepted('company.name', 'A\u0000B')).toBe('not-allowed-character');
    expect(accepted('company.employees', '2,5')).toBe('not-a-number');
    expect(accepted('analysis.monteCarlo.trials', '2,5')).toBe('not-a-number');
    expect(accepted('valuationDate', '31/02/2025')).toBe('not-a-date');
  });

  it('what was copied with signs that nobody sees is read without them, on as many lines as its field has', () => {
    expect(accepted('bridge.cash', '\u202a1.234,5\u00a0€\u202c')).toBe(1234.5);
    expect(accepted('valuationDate', '\u200e31/12/2025\u200b')).toBe('2025-12-31');
    expect(accepted('company.name', 'Distribuciones\u000bPen\u0303a\u200b ')).toBe(
      'Distribuciones Peña',
    );
    expect(accepted('company.name', 'Distribuciones ')).toBe('Distribuciones ');
    expect(accepted('conclusion', 'uno\u000bdos')).toBe('uno\ndos');
  });

  it('a scenario takes no name that another bears, however it is written; its own and none it keeps', () => {
    const [one, other] = [
      'a0000000-0000-4000-8000-000000000001',
      'a0000000-0000-4000-8000-000000000002',
    ] as const;
    const still = { probability: null, moves: [] };
    const document = {
      ...workedExample,
      scenarios: [
        { ...still, id: one, name: 'Prudente' },
        { ...still, id: other, name: '' },
      ],
    };
    const codeOf = (id: string, name: string) =>
      parseFieldText(document, `scenarios.${id}.name`, name, 'es').issue?.code;
    expect(codeOf(other, ' prudente ')).toBe('name-taken');
    expect(codeOf(one, 'PRUDENTE')).toBeUndefined();
    expect(codeOf(one, '')).toBeUndefined();
    expect(codeOf(other, 'Prudente 2')).toBeUndefined();
  });

  it('a cost is the same with and without its minus, a balance is not', () => {
    expect(accepted('accounts.years.2.lines.supplies', '-6.634.100')).toBe(6_634_100);
    expect(accepted('bridge.taxPosition', '−41.700')).toBe(-41_700);
  });

  it('an amount of a scenario or of a simulation is typed in the driver’s unit', () => {
    const id = 'a0000000-0000-4000-8000-000000000001';
    const start = addMovedDriver(addScenario(workedExample, { id, name: 'A' }), 'revenueGrowth');
    const growth = scenarioMovePath(id, 'revenueGrowth', 'shift');
    const moved = parseFieldText(start, growth, '−1,5', 'es').document;
    expect(moved?.scenarios?.map(({ moves }) => moves[0]?.amount)).toEqual([-0.015]);
    const factor = scenarioMovePath(id, 'revenueGrowth', 'factor');
    expect(parseFieldText(start, factor, '1,1', 'es').document?.scenarios?.[0]?.moves).toEqual([
      { driver: 'revenueGrowth', apply: 'shift', amount: 1.1 },
    ]);
    const probability = scenarioPath(id, 'probability');
    expect(parseFieldText(start, probability, '140', 'es').issue?.code).toBe('too-large');
    const deviation = distributionPath('weightedAverageCostOfCapital', 'shift', 'deviation');
    const { document } = parseFieldText(workedExample, deviation, '0,75', 'es');
    expect(document && fieldValue(document, deviation)).toBe(0.0075);
  });

  it('a simulation has at most 100,000 trials and never no seed', () => {
    expect(accepted('analysis.monteCarlo.trials', '100.000')).toBe(100_000);
    expect(accepted('analysis.monteCarlo.trials', '100.001')).toBe('too-large');
    expect(accepted('analysis.monteCarlo.seed', '')).toBe('required');
  });

  it('an option that is one figure is there once it is written, and gone once it is emptied', () => {
    const path = 'terminal.returnOnCapital';
    const written = parseFieldText(workedExample, path, '12', 'es').document;
    expect(written?.terminal.returnOnCapital).toBe(0.12);
    expect(parseFieldText(written ?? workedExample, path, '', 'es').document).toEqual(
      workedExample,
    );
  });
});
