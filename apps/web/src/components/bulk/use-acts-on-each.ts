import { callFailure } from '../../lib/errors/call-failure.ts';
import type { BulkItem, DoneOutcome, RefusedOutcome } from './bulk-step.ts';
import { type ActedOn, type BulkActs, useBulkActs } from './use-bulk-acts.ts';

type Done<Item> = DoneOutcome & { item: Item };

interface ActsOnEach<Action, Item extends BulkItem> extends Pick<
  BulkActs<Action, Done<Item>, Item>,
  'home' | 'doneText' | 'reasonText' | 'staysSelectedText'
> {
  /** How many calls are under way at once. */
  atOnce: number;
  /** What one has become; throws why not. */
  act: (action: Action, item: BulkItem) => Promise<{ item: Item; changed?: boolean }>;
  changes: { show: (item: Item) => void; invalidate: () => Promise<void> };
  /** Whether one that was acted on is still in the list's view. */
  staysInView: boolean;
}

const outcomeOf = async <Item extends BulkItem>(
  id: string,
  act: () => Promise<{ item: Item; changed?: boolean }>,
): Promise<Done<Item> | RefusedOutcome> => {
  try {
    const { item, changed = true } = await act();
    return { id, kind: 'done', changed, item };
  } catch (error) {
    const failure = callFailure(error);
    if (failure === null || failure.code === 'unavailable') throw error;
    return { id, kind: 'refused', ...failure };
  }
};

/** Does one thing to many rows, each by a call of its own and for good: people are told of it at once. */
export const useActsOnEach = <Action, Item extends BulkItem>(
  { atOnce, act, changes, staysInView, ...texts }: ActsOnEach<Action, Item>,
  selection: ActedOn<Done<Item>>,
) =>
  useBulkActs<Action, Done<Item>, Item>(
    {
      ...texts,
      chunkOf: () => atOnce,
      call: async ({ action, items }) => ({
        outcomes: await Promise.all(
          items.map((item) => outcomeOf(item.id, () => act(action, item))),
        ),
      }),
      asDoneBefore: (_action, outcome) => outcome,
      undoOf: () => [],
      show: (_action, done) => {
        for (const { item } of done) changes.show(item);
      },
      settle: changes.invalidate,
      bringsRows: () => false,
      belongs: () => staysInView,
    },
    selection,
  );
