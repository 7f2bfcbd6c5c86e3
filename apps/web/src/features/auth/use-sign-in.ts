import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { useState } from 'react';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from './use-enter-product.ts';

/** The password was right; a code of the second factor is still to come. */
export interface SignInChallenge {
  challenge: string;
  expiresAt: string;
}

interface SignIn {
  isPending: boolean;
  signIn: (credentials: { email: string; password: string }) => Promise<void>;
  /** Set while the code is asked for. */
  challenge: SignInChallenge | null;
  dropChallenge: () => void;
}

/** Signs in and leads to `next`, else to the page one came from; `onRefused` gets what the server found wrong, by field. */
export const useSignIn = (
  next: string | undefined,
  onRefused: (issues: FieldIssue[]) => void,
): SignIn => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.signIn.useMutation();
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const runAlone = useOneAtATime();

  const signIn: SignIn['signIn'] = (credentials) =>
    runAlone(async () => {
      try {
        const answer = await mutateAsync(credentials);
        if (answer.mfaRequired) {
          setChallenge({ challenge: answer.challenge, expiresAt: answer.expiresAt });
          return;
        }
        showToast({ kind: 'success', title: t`¡Bienvenido de nuevo!` });
        await enter(answer.session, pathAfterSignIn(next));
      } catch (error) {
        onRefused(callFailure(error)?.fields ?? []);
        showError(error, t`Error al iniciar sesión`);
      }
    });

  return { isPending, signIn, challenge, dropChallenge: () => setChallenge(null) };
};
