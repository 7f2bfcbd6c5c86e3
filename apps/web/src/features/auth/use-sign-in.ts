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

export interface Credentials {
  email: string;
  password: string;
}

/** What is still asked for: a code of the second factor, once the password was right, or together with it. */
export type SignInQuestion =
  | ({ kind: 'challenge' } & SignInChallenge)
  | ({ kind: 'held' } & Credentials);

interface SignIn {
  isPending: boolean;
  signIn: (credentials: Credentials) => Promise<void>;
  question: SignInQuestion | null;
  ask: (question: SignInQuestion | null) => void;
}

/** Signs in and leads to `next`, else to the page one came from; `onRefused` gets what the server found wrong, by field. */
export const useSignIn = (
  next: string | undefined,
  onRefused: (issues: FieldIssue[]) => void,
): SignIn => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.signIn.useMutation();
  const [question, ask] = useState<SignInQuestion | null>(null);
  const runAlone = useOneAtATime();

  const signIn: SignIn['signIn'] = (credentials) =>
    runAlone(async () => {
      try {
        const answer = await mutateAsync(credentials);
        if (answer.mfaRequired) {
          ask({ kind: 'challenge', challenge: answer.challenge, expiresAt: answer.expiresAt });
          return;
        }
        showToast({ kind: 'success', title: t`¡Bienvenido de nuevo!` });
        await enter(answer.session, pathAfterSignIn(next));
      } catch (error) {
        const failure = callFailure(error);
        if (failure?.code === 'sign-in-held') {
          ask({ kind: 'held', ...credentials });
          return;
        }
        onRefused(failure?.fields ?? []);
        showError(error, t`Error al iniciar sesión`);
      }
    });

  return { isPending, signIn, question, ask };
};
