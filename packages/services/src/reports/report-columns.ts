import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import type { Report } from '@valia/domain/reports/report-schemas.ts';

/** The columns that identify a report, read from its row and the row of its file. */
export const reportColumns = {
  id: reports.id,
  fileId: files.id,
  fileName: files.name,
  kind: reports.kind,
  language: reports.language,
  sizeBytes: files.sizeBytes,
  createdAt: reports.createdAt,
  code: reports.verificationCode,
} as const;

type ReportRow = Omit<Report, 'createdAt'> & { createdAt: Date };

export const toReport = <Row extends ReportRow>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
