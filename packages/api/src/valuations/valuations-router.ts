import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import {
  getLabelChoices,
  rememberLabels,
} from '@valia/services/pasted-accounts/label-choice-verbs.ts';
import { listSectorMultiples } from '@valia/services/sectors/list-sector-multiples.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { saveValuation } from '@valia/services/valuations/save-valuation.ts';
import { createValuation, getValuation } from '@valia/services/valuations/valuation-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';
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
    update: saveValuation,
    dashboard: getDashboard,
  }),
  budgets: valuationBudgetsRouter,
  templates: templatesRouter,
  comparables: valuationComparablesRouter,
  ...valuationListProcedures,
  ...valuationReportProcedures,
  ...valuationSharingProcedures,
});
