import { dashboardInput, dashboardSchema } from '@valia/domain/dashboard/dashboard-schemas.ts';
import {
  labelChoicesSchema,
  rememberLabelsInput,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import {
  changedValuationStatusSchema,
  changeValuationStatusInput,
  createValuationInput,
  patchedValuationSchema,
  saveValuationInput,
  sectorMultiplesSchema,
  valuationIdInput,
  valuationSchema,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { getLabelChoices } from '@valia/services/pasted-accounts/read-label-choices.ts';
import { rememberLabels } from '@valia/services/pasted-accounts/remember-labels.ts';
import { listSectorMultiples } from '@valia/services/sectors/list-sector-multiples.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { createValuation } from '@valia/services/valuations/create-valuation.ts';
import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import { getValuation } from '@valia/services/valuations/get-valuation.ts';
import { saveValuation } from '@valia/services/valuations/save-valuation.ts';
import { wholeDocumentBytes } from '../procedures/body-limits.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';
import { signedIn } from '../procedures/procedures.ts';
import { valuationBudgetsRouter } from './valuation-budgets-router.ts';
import { templatesRouter } from './templates-router.ts';
import { valuationComparablesRouter } from './valuation-comparables-router.ts';
import { valuationListProcedures } from './valuation-list-procedures.ts';
import { valuationReportProcedures } from './valuation-report-procedures.ts';
import { valuationSharingProcedures } from './valuation-sharing-procedures.ts';

export const valuationsRouter = router({
  create: taking(signedIn, createValuationInput, {
    touches: null,
    sample: ({ newId }) => ({
      clientId: newId(),
      type: 'client_business',
      method: 'dcf',
      companyName: 'Talleres Ordóñez',
    }),
  })
    .output(valuationSchema)
    .mutation(({ ctx, input }) => createValuation({ ctx, input })),
  get: taking(signedIn, valuationIdInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(valuationSchema)
    .query(({ ctx, input }) => getValuation({ ctx, input })),
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
  changeStatus: taking(signedIn, changeValuationStatusInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({ id, version: 1, to: 'in_progress' }),
  })
    .output(changedValuationStatusSchema)
    .mutation(({ ctx, input }) => changeValuationStatus({ ctx, input })),
  dashboard: taking(signedIn, dashboardInput, { touches: null, sample: () => ({}) })
    .output(dashboardSchema)
    .query(({ ctx, input }) => getDashboard({ ctx, input })),
  sectorMultiples: takingNothing(signedIn)
    .output(sectorMultiplesSchema)
    .query(({ ctx }) => listSectorMultiples({ ctx })),
  labelChoices: takingNothing(signedIn)
    .output(labelChoicesSchema)
    .query(({ ctx }) => getLabelChoices({ ctx })),
  rememberLabels: taking(signedIn, rememberLabelsInput, {
    touches: null,
    sample: () => ({ choices: [{ key: 'aprovisionamientos', target: 'supplies' }] }),
  })
    .output(labelChoicesSchema)
    .mutation(({ ctx, input }) => rememberLabels({ ctx, input })),
  budgets: valuationBudgetsRouter,
  templates: templatesRouter,
  comparables: valuationComparablesRouter,
  ...valuationListProcedures,
  ...valuationReportProcedures,
  ...valuationSharingProcedures,
});
