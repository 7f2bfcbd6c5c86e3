import { applyToValuations } from '@valia/services/valuations/bulk/apply-to-valuations.ts';
import { exportValuations } from '@valia/services/valuations/list/export-valuations.ts';
import { getListTotals } from '@valia/services/valuations/list/get-list-totals.ts';
import { listValuationTags } from '@valia/services/valuations/list/list-valuation-tags.ts';
import { listValuations } from '@valia/services/valuations/list/list-valuations.ts';
import { selectValuations } from '@valia/services/valuations/list/select-valuations.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';

/** What the list of valuations shows, and what is done to many of them at once. */
export const valuationListProcedures = proceduresOf({
  list: listValuations,
  listTotals: getListTotals,
  select: selectValuations,
  applyToMany: applyToValuations,
  export: exportValuations,
  tags: listValuationTags,
  ...savedViewVerbs('valuations'),
});
