import { useTellChanged } from '../../lib/errors/use-tell-changed.ts';
import type { RowChanges } from '../list/use-row-changes.ts';
import type { ReasonActProps } from './reason-act.tsx';

type ReasonedAct<Answer> = ReasonActProps<Answer>['act'];

/** How an act on the open row is told: what became of it is shown, or what had changed meanwhile. */
export const useToldAct = <Answer>(changes: RowChanges<Answer>) => {
  const tellChanged = useTellChanged();
  return (call: ReasonedAct<Answer>['call'], done: string): ReasonedAct<Answer> => ({
    call,
    done,
    onDone: changes.show,
    anew: [changes],
    onFailed: (error) => {
      void changes.invalidate();
      return tellChanged(error);
    },
  });
};
