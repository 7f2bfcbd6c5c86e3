import { copyReport } from '@valia/services/reports/copy-report.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { listReports } from '@valia/services/reports/list-reports.ts';
import {
  getReportChoice,
  getReportSigner,
  verifyReport,
} from '@valia/services/reports/report-verbs.ts';
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
