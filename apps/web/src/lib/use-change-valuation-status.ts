import { useLingui } from '@lingui/react/macro';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { useState } from 'react';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';

export interface StatusChange {
  /** The status to show for a valuation: the asked-for one while the call runs, so that the pill answers at once. */
  shownStatus: (valuation: { id: string; status: ValuationStatus }) => ValuationStatus;
  changeStatus: (id: string, to: ValuationStatus) => Promise<void>;
}

/** Changes a valuation's status, tells of it, and refreshes what shows it. A refusal rolls back. */
export const useChangeValuationStatus = (): StatusChange => {
  const { t } = useLingui();
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.changeStatus.useMutation();
  const [asked, setAsked] = useState<Readonly<Record<string, ValuationStatus>>>({});
  const descriptions: Record<ValuationStatus, string> = {
    draft: t`Valoración en borrador`,
    in_progress: t`Valoración en curso`,
    completed: t`Valoración completada`,
  };

  const changeStatus = async (id: string, to: ValuationStatus): Promise<void> => {
    setAsked((before) => ({ ...before, [id]: to }));
    try {
      await mutateAsync({ id, to });
      showToast({
        kind: 'success',
        title: t`Estado actualizado correctamente`,
        description: descriptions[to],
      });
      await Promise.all([
        valuations.list.invalidate(),
        valuations.dashboard.invalidate(),
        valuations.get.invalidate({ id }),
      ]);
    } catch (error) {
      showError(error, t`No se pudo actualizar el estado`);
    } finally {
      setAsked(({ [id]: _done, ...rest }) => rest);
    }
  };

  return { shownStatus: ({ id, status }) => asked[id] ?? status, changeStatus };
};
