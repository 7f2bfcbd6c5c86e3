import { useChangedToast } from '../../lib/errors/use-changed-toast.ts';
import type { RowChanges } from '../list/use-row-changes.ts';
import type { ReasonActionProps } from './reason-action.tsx';

type ReasonedAct<Answer> = ReasonActionProps<Answer>['act'];

/**
 * The messages and updates after an action on the open row: shows its result, or that the row had changed meanwhile.
 */
export const useActionToast = <Answer>(changes: RowChanges<Answer>) => {
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
