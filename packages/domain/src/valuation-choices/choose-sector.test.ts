import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { describe, expect, it } from 'vitest';
import { chooseSector } from './choose-sector.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { workedExample } from '../testing/worked-example.ts';

const names = { es: '', ca: '', en: '' };
const sector = (code: string, central: number, evMultiplesMeaningful = true) => ({
  code,
  names,
  firms: 52,
  low: central - 1,
  central,
  high: central + 1,
  evMultiplesMeaningful,
  further: {
    evToEbit: null,
    evToSales: { low: 1, central: 1.4, high: 2, firms: 20 },
    priceToEarnings: null,
  },
  unleveredBeta: 0.53,
  cashToFirmValue: 0.08,
  debtToEquity: 0.3,
  industries: [],
});
const set: SectorMultiples = {
  setId: '00000000-0000-4000-8000-0000000000bb',
  region: 'Western Europe',
  date: '2026-01-05',
  source: 'Damodaran',
  sizeStepNodes: { lowerValue: 5e6, lowerStep: -0.5, upperValue: 30e6, upperStep: -0.2 },
  sectors: [sector('PLA', 7.9), sector('FIN', 13, false)],
};

describe('choosing the sector', () => {
  it('brings its multiples with their origin', () => {
    const chosen = chooseSector(workedExample, 'PLA', set);
    expect(chosen.multiples.evToEbitda).toMatchObject({ low: 6.9, central: 7.9, high: 8.9 });
    expect(chosen.multiples.evToEbitda.origin).toMatchObject({
      kind: 'sector',
      sector: 'PLA',
      firms: 52,
    });
    expect(valuationDocumentSchema.safeParse(chosen).success).toBe(true);
  });

  it('keeps the curve of the size step that the set came with', () => {
    const sizeStepNodes = { ...set.sizeStepNodes, upperValue: 40e6, upperStep: -0.1 };
    const chosen = chooseSector(workedExample, 'PLA', { ...set, sizeStepNodes });
    expect(chosen.multiples.sizeStepNodes).toEqual(sizeStepNodes);
  });

  it('leaves figures the adviser wrote alone', () => {
    const own = writeField(workedExample, 'multiples.evToEbitda.origin', { kind: 'own', note: '' });
    expect(chooseSector(own, 'PLA', set).multiples.evToEbitda.central).toBe(11.8);
    expect(chooseSector(workedExample, 'PLA', set).costOfCapital.buildUp.unleveredBeta).toBe(0.37);
  });

  it('fills an empty beta and debt ratio', () => {
    const empty = writeField(workedExample, 'costOfCapital.buildUp.unleveredBeta', null);
    expect(chooseSector(empty, 'PLA', set).costOfCapital.buildUp.unleveredBeta).toBe(0.53);
  });

  it('notes where the beta and the debt ratio come from, and takes another sector’s in their place', () => {
    const beta = 'costOfCapital.buildUp.unleveredBeta';
    const first = chooseSector(writeField(workedExample, beta, null), 'PLA', set);
    expect(first.sources[beta]).toMatchObject({
      code: 'damodaran-europe-sector-average',
      date: '2026-01-05',
    });
    const other = { ...set, sectors: [{ ...sector('MET', 8), unleveredBeta: 0.84 }] };
    expect(chooseSector(first, 'MET', other).costOfCapital.buildUp.unleveredBeta).toBe(0.84);
    const own = { ...set, source: 'Registro propio', region: 'Iberia' };
    expect(chooseSector(writeField(workedExample, beta, null), 'PLA', own).sources[beta]).toEqual({
      text: 'Registro propio, Iberia',
      date: '2026-01-05',
    });
  });

  it('a sector whose enterprise value means little brings no multiple', () => {
    expect(chooseSector(workedExample, 'FIN', set).multiples.evToEbitda.central).toBeNull();
  });
});
