import type { QueueItem, QueueItemRef } from '@valia/domain/administration/panel-schemas.ts';
import { useState } from 'react';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

const readEveryMs = 20_000;

export const useQueue = () =>
  trpc.admin.panel.queue.useQuery(undefined, { refetchInterval: readEveryMs });

/** An item that another administrator handled, with its title; the server tells who did. */
export interface ResolvedElsewhereNotice extends QueueItemRef {
  title: string;
}

interface Followed {
  /** The item that was open, and its position. */
  latest: { queueItem: QueueItem; place: number } | null;
  taken: ResolvedElsewhereNotice | null;
}

/**
 * Which queue item is expanded in place. After an action, the next one is. If another administrator handled the item
 * first, their name is shown, and the queue continues from the same position.
 */
export const useChosenQueueItem = (
  queueItems: readonly QueueItem[],
  titleOf: (queueItem: QueueItem) => string,
) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [{ latest, taken }, setFollowed] = useState<Followed>({ latest: null, taken: null });
  const [own] = useState(() => new Set<string>());
  const found = queueItems.findIndex(({ id }) => id === chosenId);
  const place = found === -1 ? Math.min(latest?.place ?? 0, queueItems.length - 1) : found;
  const chosen = queueItems[place];
  if (chosen?.id !== latest?.queueItem.id || (chosen !== undefined && place !== latest?.place)) {
    const gone = latest !== null && !queueItems.some(({ id }) => id === latest.queueItem.id);
    const isTaken = gone && !own.has(latest.queueItem.id);
    const { queueItem } = latest ?? {};
    setFollowed({
      latest: chosen === undefined ? null : { queueItem: chosen, place },
      taken:
        isTaken && queueItem !== undefined
          ? { id: queueItem.id, kind: queueItem.kind, title: titleOf(queueItem) }
          : taken,
    });
  }
  const forgetTaken = (): void => setFollowed({ latest, taken: null });
  return { chosen, place, choose: setChosenId, taken, forgetTaken, own };
};

/** The messages and refetches after an action on a queue item. */
export const useQueueItemAction = (queueItem: QueueItem, own: Set<string>) => {
  const tellChanged = useChangedToast();
  const { admin, alerts } = trpc.useUtils();
  return {
    onDone: () => {
      own.add(queueItem.id);
    },
    invalidates: [admin.panel.queue, admin.panel.figures, alerts.poll],
    onFailed: (error: unknown): boolean => {
      const isTold = tellChanged(error);
      if (isTold) void admin.panel.queue.invalidate();
      return isTold;
    },
  };
};
