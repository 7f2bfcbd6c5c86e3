import { useQueryClient } from '@tanstack/react-query';
import { useBulkActs } from '../../../../components/bulk/use-bulk-acts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefetchValuations } from '../../shared/use-refetch-valuations.ts';
import { dropListRows, type ListWanted, patchListRows } from '../../shared/valuation-list-cache.ts';
import type { ListSelection, SelectedItem } from '../list-types.ts';
import { belongsToView } from '@valia/domain/valuation-lists/belongs-to-view.ts';
import { undoOfBulkAction } from '@valia/domain/valuation-lists/undo-of-bulk-action.ts';
import { useBulkTexts } from './use-bulk-texts.ts';
import { type BulkAction, type DoneOutcome, valuationCalls } from './valuation-acts.ts';

type Target = Pick<SelectedItem, 'id' | 'version' | 'status'>;

/** One thing after the other, told and undone as one. */
export type ApplyActions = (
  actions: readonly BulkAction[],
  items: readonly Target[],
) => Promise<void>;

/** Does things to many valuations, with progress, and offers to undo it. */
export const useValuationActs = (
  selection: Pick<ListSelection, 'isSelected' | 'update'>,
  wanted: ListWanted,
): ApplyActions => {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  return useBulkActs<BulkAction, DoneOutcome, Target>(
    {
      ...valuationCalls,
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
      belongs: ({ item }) => item !== null && belongsToView(item, wanted),
    },
    selection,
  );
};
