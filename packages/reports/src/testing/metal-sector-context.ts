import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';

/** Figures of the edition of January 2026 for the sector of metal products. */
export const metalSectorContext: NonNullable<ValuationReportInput['sectorContext']> = {
  sector: 'MET',
  region: 'Western Europe',
  date: '2026-01-05',
  source: 'A. Damodaran, NYU Stern',
  firms: 229,
  low: 2.49,
  central: 7.95,
  high: 8.78,
  debtToEquity: 0.28,
};
