import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';

export const sampleReportCode = '7K2M-Q4XA-90TZ-3HVB-E8RD';

/** A report as returned in the list. */
export const reportItem = (
  number: number,
  changes: Partial<ReportListItem> = {},
): ReportListItem => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  fileId: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
  fileName: `informe-${number}.pdf`,
  kind: 'full',
  language: 'ca',
  sizeBytes: 120_000,
  createdAt: '2026-03-12T09:30:00.000Z',
  code: sampleReportCode,
  valuationId: '00000000-0000-4000-a000-000000000001',
  companyName: `Empresa ${number}`,
  version: 2,
  comparedVersion: null,
  equityCentral: 7_009_000,
  currency: 'EUR',
  createdBy: null,
  ...changes,
});
