import { useChangedToast } from '../../lib/errors/use-changed-toast.ts';
import type { RowChanges } from '../list/use-row-changes.ts';
import type { ReasonActProps } from './reason-act.tsx';

type ReasonedAct<Answer> = ReasonActProps<Answer>['act'];

/** How an act on the open row is told: what became of it is shown, or what had changed meanwhile. */
export const useActToast = <Answer>(changes: RowChanges<Answer>) => {
  const tellChanged = useChangedToast();
  return (call: ReasonedAct<Answer>['call'], done: string): ReasonedAct<Answer> => ({
    call,
    done,
    onDone: changes.show,
    invalidates: [changes],
    onFailed: (error) => {
      void changes.invalidate();
      return tellChanged(error);
    },
  });
};
