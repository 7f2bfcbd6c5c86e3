import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';

interface EndSessions {
  /** The session being ended now. */
  endingId: string | null;
  isEndingOthers: boolean;
  endOne: (id: string) => Promise<void>;
  endOthers: () => Promise<void>;
}

/** Ends sessions on other devices; each answer is the list that is left. */
export const useEndSessions = (): EndSessions => {
  const { t } = useLingui();
  const { sessions, account } = trpc.useUtils().auth;
  const end = trpc.auth.sessions.end.useMutation();
  const others = trpc.auth.sessions.endOthers.useMutation();
  const [endingId, setEndingId] = useState<string | null>(null);

  const endOne = async (id: string): Promise<void> => {
    setEndingId(id);
    try {
      sessions.list.setData(undefined, await end.mutateAsync({ id }));
      showToast({ kind: 'success', title: t`Sesión cerrada en ese dispositivo` });
      await account.history.invalidate();
    } catch (error) {
      showError(error, t`No se pudo cerrar la sesión`);
      await sessions.list.invalidate();
    } finally {
      setEndingId(null);
    }
  };

  const endOthers = async (): Promise<void> => {
    try {
      sessions.list.setData(undefined, await others.mutateAsync());
      showToast({ kind: 'success', title: t`Sesiones cerradas` });
      await account.history.invalidate();
    } catch (error) {
      showError(error, t`No se pudo cerrar la sesión`);
    }
  };

  return { endingId, isEndingOthers: others.isPending, endOne, endOthers };
};
