import { readBudgetSchema } from '@valia/domain/budgets/budget-schemas.ts';
import { getBudget, saveBudget } from '@valia/services/budgets/budget-verbs.ts';
import { feedValuation } from '@valia/services/budgets/feed-valuation.ts';
import { readBudgetFile } from '@valia/services/budgets/read-budget-file.ts';
import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import {
  getLabelChoices,
  rememberLabels,
} from '@valia/services/pasted-accounts/label-choice-verbs.ts';
import { copyReport } from '@valia/services/reports/copy-report.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { listReports } from '@valia/services/reports/list-reports.ts';
import {
  getReportChoice,
  getReportSigner,
  verifyReport,
} from '@valia/services/reports/report-verbs.ts';
import { listSectorMultiples } from '@valia/services/comparables/list-sector-multiples.ts';
import { issueTemplateDocument } from '@valia/services/templates/documents/issue-template-document.ts';
import { listTemplateDocuments } from '@valia/services/templates/documents/list-template-documents.ts';
import {
  createTemplateDocument,
  deleteTemplateDocument,
  getTemplateDocument,
} from '@valia/services/templates/documents/template-document-verbs.ts';
import { updateTemplateDocument } from '@valia/services/templates/documents/update-template-document.ts';
import { listTemplateValuations } from '@valia/services/templates/list-template-valuations.ts';
import {
  changeTemplate,
  copyTemplate,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  saveTemplateVersion,
} from '@valia/services/templates/template-verbs.ts';
import { listValuationActivity } from '@valia/services/valuations/activity/list-valuation-activity.ts';
import { applyToValuations } from '@valia/services/valuations/bulk/apply-to-valuations.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { exportValuations } from '@valia/services/valuations/list/export-valuations.ts';
import { listValuationPeople } from '@valia/services/valuations/list/list-valuation-people.ts';
import {
  getListTotals,
  listValuations,
  listValuationTags,
  selectValuations,
} from '@valia/services/valuations/list/valuation-list-verbs.ts';
import { recordPresence } from '@valia/services/valuations/record-presence.ts';
import { saveValuation } from '@valia/services/valuations/save-valuation.ts';
import {
  changeShare,
  revokeShare,
  shareValuation,
} from '@valia/services/valuations/sharing/share-verbs.ts';
import {
  getValuationNote,
  saveValuationNote,
} from '@valia/services/valuations/valuation-note-verbs.ts';
import { createValuation, getValuation } from '@valia/services/valuations/valuation-verbs.ts';
import {
  getValuationSnapshot,
  listValuationSnapshots,
} from '@valia/services/valuations/versions/snapshot-verbs.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf, sectionProcedures } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { readAllBytes, withBytes } from '../procedures/with-bytes.ts';

const sampleFile = 'Concepto;ene;feb\nIngresos\nVentas;100;200\n';

const budgetsRouter = router({
  ...proceduresOf({ get: getBudget, save: saveBudget, feedValuation }),
  readFile: withBytes(signedIn, () => new TextEncoder().encode(sampleFile))
    .output(readBudgetSchema)
    .mutation(async ({ ctx, input }) => readBudgetFile({ ctx, input: await readAllBytes(input) })),
});

/** Templates, the user's own copies of them, and the documents made from both. */
const templatesRouter = router(
  proceduresOf({
    list: listTemplates,
    valuations: listTemplateValuations,
    get: getTemplate,
    version: getTemplateVersion,
    copy: copyTemplate,
    change: changeTemplate,
    saveVersion: saveTemplateVersion,
    documents: listTemplateDocuments,
    document: getTemplateDocument,
    createDocument: createTemplateDocument,
    deleteDocument: deleteTemplateDocument,
    issueDocument: issueTemplateDocument,
    updateDocument: updateTemplateDocument,
  }),
);

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
  budgets: budgetsRouter,
  templates: templatesRouter,
  ...sectionProcedures('valuations'),
  ...proceduresOf({
    // The list of valuations, and the actions on many valuations at once.
    list: listValuations,
    listTotals: getListTotals,
    select: selectValuations,
    applyToMany: applyToValuations,
    export: exportValuations,
    tags: listValuationTags,
    ...savedViewVerbs('valuations'),
    // The documents made from a valuation.
    createReport,
    copyReport,
    reportChoice: getReportChoice,
    reportSigner: getReportSigner,
    reports: listReports,
    verifyReport,
    // The users who work on a valuation, its notes and activity, and its earlier versions.
    people: listValuationPeople,
    presence: recordPresence,
    share: shareValuation,
    note: getValuationNote,
    saveNote: saveValuationNote,
    activity: listValuationActivity,
    snapshots: listValuationSnapshots,
    snapshot: getValuationSnapshot,
    changeShare,
    revokeShare,
  }),
});
