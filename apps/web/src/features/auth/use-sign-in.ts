import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { useRef } from 'react';
import { callFailure } from '../../lib/call-failure.ts';
import { previousPath } from '../../lib/previous-path.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useEnterProduct } from './use-enter-product.ts';

interface SignIn {
  isPending: boolean;
  signIn: (credentials: { email: string; password: string }) => Promise<void>;
}

/** Signs in and leads to `next`, else to the page one came from; `onRefused` gets what the server found wrong, by field. */
export const useSignIn = (
  next: string | undefined,
  onRefused: (issues: FieldIssue[]) => void,
): SignIn => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.signIn.useMutation();
  const busy = useRef(false);

  const signIn: SignIn['signIn'] = async (credentials) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { session } = await mutateAsync(credentials);
      showToast({ kind: 'success', title: t`¡Bienvenido de nuevo!` });
      await enter(session, safeNextPath(next) ?? previousPath() ?? undefined);
    } catch (error) {
      onRefused(callFailure(error)?.fields ?? []);
      showError(error, t`Error al iniciar sesión`);
    } finally {
      busy.current = false;
    }
  };

  return { isPending, signIn };
};
