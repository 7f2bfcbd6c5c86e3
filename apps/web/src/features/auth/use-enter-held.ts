import { useLingui } from '@lingui/react/macro';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from './use-enter-product.ts';
import type { Credentials, SignInChallenge } from './use-sign-in.ts';
import type { VerifyCode } from './use-verify-code.ts';

interface HeldOutcomes {
  next: string | undefined;
  onChallenge: (challenge: SignInChallenge) => void;
  onClose: () => void;
}

/** Sends password and code in one call, whose answer does not tell which of the two was wrong. */
export const useEnterHeld = (
  { email, password }: Credentials,
  { next, onChallenge, onClose }: HeldOutcomes,
): VerifyCode => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.signIn.useMutation();
  const runAlone = useOneAtATime();

  const verify: VerifyCode['verify'] = (code, onWrong) =>
    runAlone(async () => {
      try {
        const answer = await mutateAsync({ email, password, code });
        if (answer.mfaRequired) {
          onChallenge(answer);
          return;
        }
        showToast({ kind: 'success', title: t`¡Bienvenido de nuevo!` });
        await enter(answer.session, pathAfterSignIn(next));
      } catch (error) {
        if (callFailure(error)?.code !== 'credentials-wrong') {
          showError(error, t`Error al iniciar sesión`);
          onClose();
          return;
        }
        showToast({
          kind: 'error',
          title: t`Error al iniciar sesión`,
          description: t`La contraseña o el código no son correctos.`,
        });
        onWrong();
      }
    });

  return { isPending, verify };
};
