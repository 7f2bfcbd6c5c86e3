import { dashboardInput, dashboardSchema } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import {
  patchedValuationSchema,
  saveValuationInput,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import {
  getLabelChoices,
  rememberLabels,
} from '@valia/services/pasted-accounts/label-choice-verbs.ts';
import { listSectorMultiples } from '@valia/services/sectors/list-sector-multiples.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { createValuation } from '@valia/services/valuations/create-valuation.ts';
import { getValuation } from '@valia/services/valuations/get-valuation.ts';
import { saveValuation } from '@valia/services/valuations/save-valuation.ts';
import { wholeDocumentBytes } from '@valia/services/verbs/body-bytes.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';
import { templatesRouter } from './templates-router.ts';
import { valuationBudgetsRouter } from './valuation-budgets-router.ts';
import { valuationComparablesRouter } from './valuation-comparables-router.ts';
import { valuationListProcedures } from './valuation-list-procedures.ts';
import { valuationReportProcedures } from './valuation-report-procedures.ts';
import { valuationSharingProcedures } from './valuation-sharing-procedures.ts';

export const valuationsRouter = router({
  ...proceduresOf({
    create: createValuation,
    get: getValuation,
    changeStatus: changeValuationStatus,
    sectorMultiples: listSectorMultiples,
    labelChoices: getLabelChoices,
    rememberLabels,
  }),
  update: taking(signedIn, saveValuationInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({
      id,
      version: 1,
      document: emptyValuationDocument({
        method: 'dcf',
        companyName: 'Talleres Ordóñez',
        today: '2026-11-21',
      }),
    }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(patchedValuationSchema)
    .mutation(({ ctx, input }) => saveValuation({ ctx, input })),
  dashboard: taking(signedIn, dashboardInput, { touches: null, sample: () => ({}) })
    .output(dashboardSchema)
    .query(({ ctx, input }) => getDashboard({ ctx, input })),
  budgets: valuationBudgetsRouter,
  templates: templatesRouter,
  comparables: valuationComparablesRouter,
  ...valuationListProcedures,
  ...valuationReportProcedures,
  ...valuationSharingProcedures,
});
