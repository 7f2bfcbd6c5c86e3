import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';

/** The sector data of one sector, as the server answers it. */
export const sectorSet: SectorMultiples = {
  setId: '00000000-0000-4000-8000-0000000000bb',
  region: 'Western Europe',
  date: '2026-01-05',
  source: 'Damodaran',
  sectors: [
    {
      code: 'ALI',
      names: { es: 'Alimentación', ca: 'Alimentació', en: 'Food' },
      firms: 244,
      low: 9.44,
      central: 11.8,
      high: 12.43,
      further: { evToEbit: null, evToSales: null, priceToEarnings: null },
      evMultiplesMeaningful: true,
      unleveredBeta: 0.37,
      cashToFirmValue: 0.05,
      debtToEquity: 0.4,
      industries: [],
    },
  ],
};
