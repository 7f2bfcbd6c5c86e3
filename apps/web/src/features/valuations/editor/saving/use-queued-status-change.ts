import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { useRef } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';

interface Turn {
  to: ValuationStatus;
  done: Promise<void>;
}

/**
 * Sets one status after the other, because the next may be chosen while the screen still refreshes after the last.
 * Choosing the same one twice, as by a double click, sets it once.
 */
export const useQueuedStatusChange = (setStatus: (to: ValuationStatus) => Promise<void>) => {
  const setLatest = useStableCallback(setStatus);
  const last = useRef<Turn | null>(null);
  const runAfter = async (before: Turn | null, to: ValuationStatus): Promise<void> => {
    await before?.done;
    await setLatest(to);
  };
  return useStableCallback((to: ValuationStatus): void => {
    if (last.current?.to === to) return;
    const turn: Turn = { to, done: Promise.resolve() };
    turn.done = runAfter(last.current, to).finally(() => {
      if (last.current === turn) last.current = null;
    });
    last.current = turn;
  });
};
