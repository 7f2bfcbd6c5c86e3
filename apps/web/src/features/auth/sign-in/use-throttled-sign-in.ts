import { useLingui } from '@lingui/react/macro';
import { useAct } from '../../../lib/act/use-act.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { useCalls } from '../../../lib/page/page-frame.tsx';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';
import type { Credentials, SignInChallenge } from './use-sign-in.ts';
import type { VerifyCode } from './use-verify-code.ts';

interface HeldOutcomes {
  next: string | undefined;
  onChallenge: (challenge: SignInChallenge) => void;
  onClose: () => void;
}

/** Sends password and code in one call, whose answer does not tell which of the two was wrong. */
export const useThrottledSignIn = (
  { email, password }: Credentials,
  { next, onChallenge, onClose }: HeldOutcomes,
): VerifyCode => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { signIn } = useCalls();
  const failed = t`Error al iniciar sesión`;
  return useAct({
    call: ({ code }) => signIn({ email, password, code }),
    done: ({ mfaRequired }) => (mfaRequired ? null : t`¡Bienvenido de nuevo!`),
    onDone: async (answer) =>
      answer.mfaRequired
        ? onChallenge(answer)
        : enter(answer.session, await pathAfterSignIn(next, answer.session)),
    failed,
    onFailed: (error, { clear }) => {
      if (callFailure(error)?.code !== 'credentials-wrong') {
        onClose();
        return false;
      }
      const description = t`La contraseña o el código no son correctos.`;
      showToast({ kind: 'error', title: failed, description });
      clear();
      return true;
    },
  });
};
