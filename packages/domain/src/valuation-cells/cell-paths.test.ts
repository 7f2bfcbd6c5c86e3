import { productSource } from '../valuations/product-sources.ts';
import { describe, expect, it } from 'vitest';
import {
  adjustmentCellPath,
  cellOfField,
  driverCellPath,
  fieldValue,
  writeCell,
} from './cell-paths.ts';
import { workedExample } from '../testing/worked-example.ts';

describe('the cells of the grids', () => {
  it('a driver cell answers with the manual value, else with the path', () => {
    const path = driverCellPath('projection.drivers.taxRate', 2027);
    expect(fieldValue(workedExample, path)).toBe(0.25);
    const manual = writeCell(workedExample, path, 0.2);
    expect(fieldValue(manual, path)).toBe(0.2);
    expect(fieldValue(writeCell(manual, path, null), path)).toBe(0.25);
  });

  it('an adjustment cell writes the amount of its year alone', () => {
    const path = adjustmentCellPath(3, 2024);
    const changed = writeCell(workedExample, path, 20_000);
    expect(changed.adjustments[3]?.amounts).toEqual([
      { year: 2023, amount: 0 },
      { year: 2024, amount: 20_000 },
      { year: 2025, amount: 52_800 },
    ]);
    expect(fieldValue(writeCell(changed, path, null), path)).toBeNull();
  });

  it('a field of the document leads to the cell that edits it', () => {
    expect(cellOfField('projection.drivers.revenueGrowth.path.values.1', workedExample)).toBe(
      driverCellPath('projection.drivers.revenueGrowth', 2027),
    );
    const manual = writeCell(
      workedExample,
      driverCellPath('projection.drivers.taxRate', 2028),
      0.2,
    );
    expect(cellOfField('projection.drivers.taxRate.overrides.0.value', manual)).toBe(
      driverCellPath('projection.drivers.taxRate', 2028),
    );
    expect(cellOfField('adjustments.0.amounts.1.amount', workedExample)).toBe(
      adjustmentCellPath(0, 2024),
    );
    expect(cellOfField('bridge.cash', workedExample)).toBe('bridge.cash');
  });

  it('words of the adviser take the place of the product’s source, another date does not', () => {
    const field = 'costOfCapital.buildUp.taxRate';
    const brought = productSource('spanish-general-tax-rate');
    const document = { ...workedExample, sources: { [field]: brought } };
    expect(writeCell(document, `sources.${field}.date`, '2026-01-01').sources[field]).toEqual({
      ...brought,
      date: '2026-01-01',
    });
    expect(writeCell(document, `sources.${field}.text`, 'Foral').sources[field]).toEqual({
      text: 'Foral',
      date: null,
    });
    expect(writeCell(document, `sources.${field}.text`, '').sources).not.toHaveProperty([field]);
  });

  it('a source and a reason are written like any field, and an emptied note is none', () => {
    const date = 'sources.bridge.cash.date';
    const noted = writeCell(workedExample, date, '2025-12-31');
    expect(noted.sources['bridge.cash']).toEqual({ text: '', date: '2025-12-31' });
    expect(fieldValue(noted, date)).toBe('2025-12-31');
    expect(writeCell(noted, date, null).sources).not.toHaveProperty(['bridge.cash']);
    const cell = driverCellPath('projection.drivers.taxRate', 2028);
    const manual = writeCell(workedExample, cell, 0.2);
    const explained = writeCell(manual, `${cell}.reason`, 'Bonificación');
    expect(fieldValue(explained, `${cell}.reason`)).toBe('Bonificación');
    expect(fieldValue(explained, cell)).toBe(0.2);
  });
});
