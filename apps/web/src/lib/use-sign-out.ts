import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { forgetPath } from './previous-path.ts';
import { endSession } from './session-store.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Signs out and leads to the sign-in page, or stays on a page that is open to everybody. */
export const useSignOut = ({ stay = false } = {}): (() => Promise<void>) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = trpc.auth.signOut.useMutation();
  const sessionQuery = trpc.useUtils().auth.session;
  const runAlone = useOneAtATime();
  const end = async (): Promise<void> => {
    try {
      await mutateAsync();
    } catch (error) {
      showError(error, t`Error al cerrar sesión`);
      return;
    }
    await sessionQuery.cancel();
    sessionQuery.setData(undefined, null);
    endSession(true);
    forgetPath();
    showToast({ kind: 'success', title: t`Sesión cerrada` });
    if (!stay) await navigate({ to: '/login', replace: true });
  };
  return () => runAlone(end);
};
