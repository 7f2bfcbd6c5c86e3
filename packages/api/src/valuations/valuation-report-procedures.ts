import { copyReport } from '@valia/services/reports/copy-report.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { getReportChoice } from '@valia/services/reports/get-report-choice.ts';
import { getReportSigner } from '@valia/services/reports/get-report-signer.ts';
import { listReports } from '@valia/services/reports/list-reports.ts';
import { verifyReport } from '@valia/services/reports/verify-report.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';

/** The documents made of a valuation. */
export const valuationReportProcedures = proceduresOf({
  createReport,
  copyReport,
  reportChoice: getReportChoice,
  reportSigner: getReportSigner,
  reports: listReports,
  verifyReport,
});
