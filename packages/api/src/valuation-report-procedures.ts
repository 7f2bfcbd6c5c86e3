import {
  createReportInput,
  listReportsInput,
  reportChoiceInput,
  reportChoiceSchema,
  reportPageSchema,
  reportSchema,
  reportVerificationSchema,
  verifyReportInput,
} from '@valia/domain/reports/report-schemas.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { getReportChoice } from '@valia/services/reports/get-report-choice.ts';
import { listReports } from '@valia/services/reports/list-reports.ts';
import { verifyReport } from '@valia/services/reports/verify-report.ts';
import { publicProcedure, signedIn } from './procedures.ts';

/** The documents made of a valuation. */
export const valuationReportProcedures = {
  createReport: signedIn
    .input(createReportInput)
    .output(reportSchema)
    .mutation(({ ctx, input }) => createReport({ ctx, input })),
  reportChoice: signedIn
    .input(reportChoiceInput)
    .output(reportChoiceSchema)
    .query(({ ctx, input }) => getReportChoice({ ctx, input })),
  reports: signedIn
    .input(listReportsInput)
    .output(reportPageSchema)
    .query(({ ctx, input }) => listReports({ ctx, input })),
  verifyReport: publicProcedure
    .input(verifyReportInput)
    .output(reportVerificationSchema)
    .query(({ ctx, input }) => verifyReport({ ctx, input })),
};
