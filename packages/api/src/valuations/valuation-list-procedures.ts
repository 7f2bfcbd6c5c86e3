import {
  applyToValuationsInput,
  bulkOutcomesSchema,
  exportedValuationsSchema,
  exportValuationsInput,
  listValuationsInput,
  selectedValuationsSchema,
  selectValuationsInput,
  valuationListTotalsSchema,
  valuationPageSchema,
  valuationTagsSchema,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { applyToValuations } from '@valia/services/valuations/bulk/apply-to-valuations.ts';
import { exportValuations } from '@valia/services/valuations/list/export-valuations.ts';
import { getListTotals } from '@valia/services/valuations/list/get-list-totals.ts';
import { listValuationTags } from '@valia/services/valuations/list/list-valuation-tags.ts';
import { listValuations } from '@valia/services/valuations/list/list-valuations.ts';
import { selectValuations } from '@valia/services/valuations/list/select-valuations.ts';
import { longInputBytes } from '../procedures/body-limits.ts';
import { signedIn } from '../procedures/procedures.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

/** What the list of valuations shows, and what is done to many of them at once. */
export const valuationListProcedures = {
  list: taking(signedIn, listValuationsInput, { touches: null, sample: () => ({}) })
    .output(valuationPageSchema)
    .query(({ ctx, input }) => listValuations({ ctx, input })),
  listTotals: takingNothing(signedIn)
    .output(valuationListTotalsSchema)
    .query(({ ctx }) => getListTotals({ ctx })),
  select: taking(signedIn, selectValuationsInput, { touches: null, sample: () => ({}) })
    .output(selectedValuationsSchema)
    .query(({ ctx, input }) => selectValuations({ ctx, input })),
  applyToMany: taking(signedIn, applyToValuationsInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write', missing: 'in the outcome' },
    sample: ({ id }) => ({
      action: { kind: 'add-tags', tags: ['Familiar'] },
      items: [{ id, version: 1 }],
    }),
    mostBodyBytes: longInputBytes,
  })
    .output(bulkOutcomesSchema)
    .mutation(({ ctx, input }) => applyToValuations({ ctx, input })),
  /** A mutation, because it takes too many ids for an address. */
  export: taking(signedIn, exportValuationsInput, {
    touches: null,
    sample: () => ({}),
    mostBodyBytes: longInputBytes,
  })
    .output(exportedValuationsSchema)
    .mutation(({ ctx, input }) => exportValuations({ ctx, input })),
  tags: takingNothing(signedIn)
    .output(valuationTagsSchema)
    .query(({ ctx }) => listValuationTags({ ctx })),
  ...savedViewProcedures(signedIn, 'valuations'),
};
