import { useQueryClient } from '@tanstack/react-query';
import { useBulkActions } from '../../../../components/bulk/use-bulk-actions.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefetchValuations } from '../../shared/use-refetch-valuations.ts';
import { dropListRows, type ListWanted, patchListRows } from '../../shared/valuation-list-cache.ts';
import type { ListSelection, SelectedItem } from '../list-types.ts';
import { isStillInView } from '@valia/domain/valuation-lists/is-still-in-view.ts';
import { undoOfBulkAction } from '@valia/domain/valuation-lists/undo-of-bulk-action.ts';
import { useBulkTexts } from './use-bulk-texts.ts';
import {
  type BulkAction,
  type DoneValuationOutcome,
  bulkValuationCalls,
} from './bulk-valuation-calls.ts';

type Target = Pick<SelectedItem, 'id' | 'version' | 'status'>;

/** Applies several actions one after the other, reported and undone as one. */
export type ApplyActions = (
  actions: readonly BulkAction[],
  items: readonly Target[],
) => Promise<void>;

/** Applies actions to many valuations, with progress, and offers to undo them. */
export const useBulkValuationActions = (
  selection: Pick<ListSelection, 'isSelected' | 'update'>,
  wanted: ListWanted,
): ApplyActions => {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  return useBulkActions<BulkAction, DoneValuationOutcome, Target>(
    {
      ...bulkValuationCalls,
      ...useBulkTexts(),
      gender: 'feminine',
      home: '/valuations',
      call: (step) => client.valuations.applyToMany.mutate(step),
      undoOf: undoOfBulkAction,
      show: ({ kind }, done) => {
        if (kind === 'delete') dropListRows(queryClient, new Set(done.map(({ id }) => id)));
        else
          patchListRows(
            queryClient,
            done.map(({ item }) => item).filter((item) => item !== null),
          );
      },
      settle: useRefetchValuations(),
      bringsRows: ({ kind }) => kind === 'duplicate' || kind === 'restore',
      belongs: ({ item }) => item !== null && isStillInView(item, wanted),
    },
    selection,
  );
};
