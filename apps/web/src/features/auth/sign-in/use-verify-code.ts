import { useLingui } from '@lingui/react/macro';
import { type RunnableUserAction, useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { usePageCalls } from '../../../lib/page/page-frame.tsx';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';
import type { SignInChallenge } from './use-sign-in.ts';

interface CodeOutcomes {
  next: string | undefined;
  /** Called when only a new sign-in helps. */
  onEnded: () => void;
}

/** `clear` empties the field when the code was wrong and another try is left. */
export type VerifyCode = RunnableUserAction<{ code: string; clear: () => void }>;

/** The second step of a sign-in: the code of the application, or a recovery code. */
export const useVerifyCode = (
  { challenge }: SignInChallenge,
  { next, onEnded }: CodeOutcomes,
): VerifyCode => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mfaVerify } = usePageCalls();
  return useUserAction({
    call: ({ code }) => mfaVerify({ challenge, code }),
    done: ({ valid }) =>
      valid
        ? {
            kind: 'success',
            title: t`Verificación exitosa`,
            description: t`¡Bienvenido de nuevo!`,
          }
        : { kind: 'error', title: t`Código inválido. Intenta de nuevo.` },
    onDone: async (answer, { clear }) =>
      answer.valid ? enter(answer.session, await pathAfterSignIn(next, answer.session)) : clear(),
    failed: t`Error al verificar código`,
    onFailed: (error) => {
      if (callFailure(error)?.code === 'second-factor-challenge-ended') onEnded();
      return false;
    },
  });
};
