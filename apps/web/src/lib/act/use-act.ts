import { useState } from 'react';
import { showError } from '../errors/show-error.ts';
import { showToast, type Toast } from '../toast/show-toast.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { Refusal } from './refusal.ts';

/** What a person asks of the server: the call, and what is told, done and read anew of its outcome. */
export interface Act<Given, Answer> {
  call: (given: Given) => Promise<Answer>;
  /** What is told once it is done: the title of a success, or a whole toast, whose action may be to undo it. */
  done?: string | ((answer: Answer, given: Given) => string | Toast | null);
  onDone?: (answer: Answer, given: Given) => void | Promise<void>;
  /** What shows the outcome. */
  invalidates?: readonly Reading[];
  /** Names the act where its failure is told; without it the reason stands alone. */
  failed?: string;
  /** True where it has told of the failure in another way than by the toast. */
  onFailed?: (error: unknown, given: Given) => boolean;
}

interface Reading {
  invalidate: () => Promise<void>;
}

export interface RunnableAct<Given> {
  /** While it is, another run is passed over. */
  isPending: boolean;
  run: (given: Given) => void;
}

export const invalidateAll = (readings: readonly Reading[]): Promise<unknown> =>
  Promise.all(readings.map((reading) => reading.invalidate()));

/** Runs an act, once at a time, and tells of it. */
export const useAct = <Given = void, Answer = unknown>(
  act: Act<Given, Answer>,
): RunnableAct<Given> => {
  const [isPending, setIsPending] = useState(false);
  const runAlone = useOneAtATime();
  const perform = async (given: Given): Promise<void> => {
    setIsPending(true);
    try {
      const answer = await act.call(given);
      const toast = typeof act.done === 'function' ? act.done(answer, given) : act.done;
      if (toast != null)
        showToast(typeof toast === 'string' ? { kind: 'success', title: toast } : toast);
      await act.onDone?.(answer, given);
      await invalidateAll(act.invalidates ?? []);
    } catch (error) {
      if (act.onFailed?.(error, given) === true) return;
      if (error instanceof Refusal) showToast(error.toast);
      else showError(error, act.failed);
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, run: (given) => void runAlone(() => perform(given)) };
};
