import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useUserAction } from '../act/use-user-action.ts';
import { forgetDraft } from './drafts.ts';
import { forgetPath } from './previous-path.ts';
import { endSession } from './session-store.ts';
import { trpc } from '../trpc.ts';

/** Signs out and navigates to the sign-in page, or stays on a page that is open to everybody. */
export const useSignOut = ({ stay = false } = {}): (() => void) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = trpc.auth.signOut.useMutation();
  const sessionQuery = trpc.useUtils().auth.session;
  const { run } = useUserAction({
    call: () => mutateAsync(),
    done: t`Sesión cerrada`,
    onDone: async () => {
      await sessionQuery.cancel();
      sessionQuery.setData(undefined, null);
      endSession(true);
      forgetPath();
      forgetDraft();
      if (!stay) await navigate({ to: '/login', replace: true });
    },
    failed: t`Error al cerrar sesión`,
  });
  return () => run();
};
