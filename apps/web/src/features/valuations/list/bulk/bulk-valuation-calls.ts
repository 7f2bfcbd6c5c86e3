import type { BulkCalls } from '../../../../components/bulk/apply-in-chunks.ts';
import type { BulkOutcome } from '../../../../components/bulk/bulk-step.ts';
import type { RouterInputs, RouterOutputs } from '../../../../lib/trpc.ts';

export type BulkAction = RouterInputs['valuations']['applyToMany']['action'];
type Answered = RouterOutputs['valuations']['applyToMany']['outcomes'][number];
export type DoneValuationOutcome = Extract<Answered, { kind: 'done' }>;
export type BulkValuationOutcome = BulkOutcome<DoneValuationOutcome>;

// The rows per call: for a change of status, the server needs a transaction per row; for other actions, one
// statement for all rows.
const chunkOf: Record<BulkAction['kind'], number> = {
  'change-status': 25,
  'undo-status': 25,
  archive: 250,
  restore: 250,
  'add-tags': 250,
  'remove-tags': 250,
  duplicate: 50,
  delete: 250,
};

/** The settings of the server calls that act on many valuations. */
export const bulkValuationCalls: Omit<BulkCalls<BulkAction, DoneValuationOutcome>, 'call'> = {
  chunkOf: ({ kind }) => chunkOf[kind],
  asDoneBefore: ({ kind }, outcome) => {
    const { id } = outcome;
    if (kind === 'delete' && outcome.kind === 'refused' && outcome.code === 'not-found')
      return { id, kind: 'done', changed: true, item: null, tags: [] };
    const isArchiving = kind === 'archive' || kind === 'restore';
    return isArchiving && outcome.kind === 'done' ? { ...outcome, changed: true } : outcome;
  },
};
