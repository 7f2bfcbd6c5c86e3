import {
  applyToValuationsInput,
  bulkOutcomesSchema,
  exportedValuationsSchema,
  exportValuationsInput,
  listValuationsInput,
  saveValuationViewInput,
  selectedValuationsSchema,
  selectValuationsInput,
  valuationListTotalsSchema,
  valuationPageSchema,
  valuationTagsSchema,
  valuationViewSchema,
  valuationViewsSchema,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import { applyToValuations } from '@valia/services/valuations/apply-to-valuations.ts';
import { deleteValuationView } from '@valia/services/valuations/delete-valuation-view.ts';
import { exportValuations } from '@valia/services/valuations/export-valuations.ts';
import { getListTotals } from '@valia/services/valuations/get-list-totals.ts';
import { listValuationTags } from '@valia/services/valuations/list-valuation-tags.ts';
import { listValuationViews } from '@valia/services/valuations/list-valuation-views.ts';
import { listValuations } from '@valia/services/valuations/list-valuations.ts';
import { saveValuationView } from '@valia/services/valuations/save-valuation-view.ts';
import { selectValuations } from '@valia/services/valuations/select-valuations.ts';
import { z } from 'zod';
import { longInputBytes } from './body-limits.ts';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';

/** What the list of valuations shows, and what is done to many of them at once. */
export const valuationListProcedures = {
  list: signedIn
    .input(listValuationsInput)
    .output(valuationPageSchema)
    .query(({ ctx, input }) => listValuations({ ctx, input })),
  listTotals: signedIn
    .input(noInput)
    .output(valuationListTotalsSchema)
    .query(({ ctx }) => getListTotals({ ctx })),
  select: signedIn
    .input(selectValuationsInput)
    .output(selectedValuationsSchema)
    .query(({ ctx, input }) => selectValuations({ ctx, input })),
  applyToMany: signedIn
    .meta({ mostBodyBytes: longInputBytes })
    .input(applyToValuationsInput)
    .output(bulkOutcomesSchema)
    .mutation(({ ctx, input }) => applyToValuations({ ctx, input })),
  /** A mutation, because it takes too many ids for an address. */
  export: signedIn
    .meta({ mostBodyBytes: longInputBytes })
    .input(exportValuationsInput)
    .output(exportedValuationsSchema)
    .mutation(({ ctx, input }) => exportValuations({ ctx, input })),
  tags: signedIn
    .input(noInput)
    .output(valuationTagsSchema)
    .query(({ ctx }) => listValuationTags({ ctx })),
  views: signedIn
    .input(noInput)
    .output(valuationViewsSchema)
    .query(({ ctx }) => listValuationViews({ ctx })),
  saveView: signedIn
    .input(saveValuationViewInput)
    .output(valuationViewSchema)
    .mutation(({ ctx, input }) => saveValuationView({ ctx, input })),
  deleteView: signedIn
    .input(valuationIdInput)
    .output(z.null())
    .mutation(({ ctx, input }) => deleteValuationView({ ctx, input })),
};
