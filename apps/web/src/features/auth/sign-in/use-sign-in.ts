import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { usePageCalls } from '../../../lib/page/page-frame.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';

/** The challenge after a correct password: a code of the second factor is still needed. */
export interface SignInChallenge {
  challenge: string;
  expiresAt: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What is still needed: a code of the second factor, after the correct password or together with it. */
export type SignInQuestion =
  | ({ kind: 'challenge' } & SignInChallenge)
  | ({ kind: 'held' } & Credentials);

interface SignIn {
  act: UserAction<Credentials, RouterOutputs['auth']['signIn']>;
  question: SignInQuestion | null;
  ask: (question: SignInQuestion | null) => void;
}

/** Signs in and navigates to `next`, else to the page from which the user came. */
export const useSignIn = (next: string | undefined): SignIn => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { signIn } = usePageCalls();
  const [question, ask] = useState<SignInQuestion | null>(null);
  const act: SignIn['act'] = {
    call: (credentials) => signIn(credentials),
    done: ({ mfaRequired }) => (mfaRequired ? null : t`¡Bienvenido de nuevo!`),
    onDone: async (answer) => {
      if (!answer.mfaRequired)
        return enter(answer.session, await pathAfterSignIn(next, answer.session));
      ask({ kind: 'challenge', challenge: answer.challenge, expiresAt: answer.expiresAt });
    },
    failed: t`Error al iniciar sesión`,
    onFailed: (error, credentials) => {
      const isHeld = callFailure(error)?.code === 'sign-in-held';
      if (isHeld) ask({ kind: 'held', ...credentials });
      return isHeld;
    },
  };
  return { act, question, ask };
};
