import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import {
  copyReportInput,
  createReportInput,
  listReportsInput,
  reportChoiceInput,
  reportChoiceSchema,
  reportPageSchema,
  reportSchema,
  reportSignerSchema,
  reportVerificationSchema,
  verifyReportInput,
} from '@valia/domain/reports/report-schemas.ts';
import { copyReport } from '@valia/services/reports/copy-report.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { getReportChoice } from '@valia/services/reports/get-report-choice.ts';
import { getReportSigner } from '@valia/services/reports/get-report-signer.ts';
import { listReports } from '@valia/services/reports/list-reports.ts';
import { verifyReport } from '@valia/services/reports/verify-report.ts';
import { publicProcedure, signedIn } from '../procedures/procedures.ts';
import { taking } from '../procedures/taking.ts';

/** The documents made of a valuation. */
export const valuationReportProcedures = {
  createReport: taking(signedIn, createReportInput, {
    prints: true,
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({ valuationId: id, language: 'es' }),
  })
    .output(reportSchema)
    .mutation(({ ctx, input }) => createReport({ ctx, input })),
  copyReport: taking(signedIn, copyReportInput, {
    prints: true,
    touches: { object: 'report', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ code: id }),
  })
    .output(printedDocumentSchema)
    .mutation(({ ctx, input }) => copyReport({ ctx, input })),
  reportChoice: taking(signedIn, reportChoiceInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({ valuationId: id }),
  })
    .output(reportChoiceSchema)
    .query(({ ctx, input }) => getReportChoice({ ctx, input })),
  reportSigner: taking(signedIn, reportChoiceInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ valuationId: id }),
  })
    .output(reportSignerSchema)
    .query(({ ctx, input }) => getReportSigner({ ctx, input })),
  reports: taking(signedIn, listReportsInput, { touches: null, sample: () => ({}) })
    .output(reportPageSchema)
    .query(({ ctx, input }) => listReports({ ctx, input })),
  verifyReport: taking(publicProcedure, verifyReportInput, {
    touches: { object: 'report', of: 'holder', level: 'read' },
    sample: ({ id }) => ({ code: id }),
  })
    .output(reportVerificationSchema)
    .query(({ ctx, input }) => verifyReport({ ctx, input })),
};
