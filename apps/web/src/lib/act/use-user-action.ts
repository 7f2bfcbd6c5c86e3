import { useState } from 'react';
import { showError } from '../errors/show-error.ts';
import { showToast, type Toast } from '../toast/show-toast.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { RefusalError } from './refusal-error.ts';

/** An action that calls the server: the call, and the messages, effects and refetches that follow it. */
export interface UserAction<Given, Answer> {
  call: (given: Given) => Promise<Answer>;
  /** The success message: the title of a toast, or a whole toast, whose action may be an undo. */
  done?: string | ((answer: Answer, given: Given) => string | Toast | null);
  onDone?: (answer: Answer, given: Given) => void | Promise<void>;
  /** The queries to refetch afterwards. */
  invalidates?: readonly Reading[];
  /** The title of the failure message, which identifies the action; without it, only the reason is shown. */
  failed?: string;
  /** Returns true when it has shown the failure itself, so that no toast is needed. */
  onFailed?: (error: unknown, given: Given) => boolean;
}

interface Reading {
  invalidate: () => Promise<void>;
}

export interface RunnableUserAction<Given> {
  /** While true, another run is ignored. */
  isPending: boolean;
  run: (given: Given) => void;
}

export const invalidateAll = (readings: readonly Reading[]): Promise<unknown> =>
  Promise.all(readings.map((reading) => reading.invalidate()));

/** Runs an action, only one at a time, and shows its result. */
export const useUserAction = <Given = void, Answer = unknown>(
  act: UserAction<Given, Answer>,
): RunnableUserAction<Given> => {
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
      if (error instanceof RefusalError) showToast(error.toast);
      else showError(error, act.failed);
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, run: (given) => void runAlone(() => perform(given)) };
};
