import type { SectorMultiples } from '../valuations/valuation-schemas.ts';

const names = { es: 'Alimentación', ca: 'Alimentació', en: 'Food' };

/** An edition with food companies, which have no EV/EBIT, and banks. */
export const sectorSet: SectorMultiples = {
  setId: '00000000-0000-4000-8000-0000000000bb',
  region: 'Western Europe',
  date: '2026-01-05',
  source: 'Damodaran',
  sizeStepNodes: { lowerValue: 5e6, lowerStep: -0.5, upperValue: 30e6, upperStep: -0.2 },
  sectors: (['ALI', 'FIN'] as const).map((code) => ({
    code,
    names,
    firms: 52,
    low: 8,
    central: 9,
    high: 10,
    further: {
      evToEbit: null,
      evToSales: { low: 1, central: 1.4, high: 2, firms: 20 },
      priceToEarnings: { low: 12, central: 15, high: 20, firms: 20 },
    },
    evMultiplesMeaningful: code !== 'FIN',
    unleveredBeta: 0.4,
    cashToFirmValue: 0.08,
    debtToEquity: 0.3,
    industries: [],
  })),
};
