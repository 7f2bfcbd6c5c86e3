import {
  changedValuationStatusSchema,
  changeValuationStatusInput,
  createValuationInput,
  dashboardSchema,
  sectorMultiplesSchema,
  updateValuationInput,
  valuationIdInput,
  valuationSchema,
  valuationSummarySchema,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { listSectorMultiples } from '@valia/services/sectors/list-sector-multiples.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { createValuation } from '@valia/services/valuations/create-valuation.ts';
import { getDashboard } from '@valia/services/valuations/get-dashboard.ts';
import { getValuation } from '@valia/services/valuations/get-valuation.ts';
import { updateValuation } from '@valia/services/valuations/update-valuation.ts';
import { wholeDocumentBytes } from './body-limits.ts';
import { router } from './router.ts';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';
import { valuationListProcedures } from './valuation-list-procedures.ts';
import { valuationReportProcedures } from './valuation-report-procedures.ts';
import { valuationSharingProcedures } from './valuation-sharing-procedures.ts';

export const valuationsRouter = router({
  create: signedIn
    .input(createValuationInput)
    .output(valuationSchema)
    .mutation(({ ctx, input }) => createValuation({ ctx, input })),
  get: signedIn
    .input(valuationIdInput)
    .output(valuationSchema)
    .query(({ ctx, input }) => getValuation({ ctx, input })),
  update: signedIn
    .meta({ mostBodyBytes: wholeDocumentBytes })
    .input(updateValuationInput)
    .output(valuationSummarySchema)
    .mutation(({ ctx, input }) => updateValuation({ ctx, input })),
  changeStatus: signedIn
    .input(changeValuationStatusInput)
    .output(changedValuationStatusSchema)
    .mutation(({ ctx, input }) => changeValuationStatus({ ctx, input })),
  dashboard: signedIn
    .input(noInput)
    .output(dashboardSchema)
    .query(({ ctx }) => getDashboard({ ctx })),
  sectorMultiples: signedIn
    .input(noInput)
    .output(sectorMultiplesSchema)
    .query(({ ctx }) => listSectorMultiples({ ctx })),
  ...valuationListProcedures,
  ...valuationReportProcedures,
  ...valuationSharingProcedures,
});
