import { useLingui } from '@lingui/react/macro';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { useEnterProduct } from './use-enter-product.ts';
import type { SignInChallenge } from './use-sign-in.ts';

interface CodeOutcomes {
  next: string | undefined;
  /** Nothing but a new sign-in helps. */
  onEnded: () => void;
}

export interface VerifyCode {
  isPending: boolean;
  /** `onWrong`: the code was wrong and another try is left. */
  verify: (code: string, onWrong: () => void) => Promise<void>;
}

/** The second step of a sign-in: the code of the application, or a recovery code. */
export const useVerifyCode = (
  { challenge }: SignInChallenge,
  { next, onEnded }: CodeOutcomes,
): VerifyCode => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync, isPending } = trpc.auth.mfaVerify.useMutation();
  const runAlone = useOneAtATime();

  const verify: VerifyCode['verify'] = (code, onWrong) =>
    runAlone(async () => {
      try {
        const answer = await mutateAsync({ challenge, code });
        if (!answer.valid) {
          showToast({ kind: 'error', title: t`Código inválido. Intenta de nuevo.` });
          onWrong();
          return;
        }
        showToast({
          kind: 'success',
          title: t`Verificación exitosa`,
          description: t`¡Bienvenido de nuevo!`,
        });
        await enter(answer.session, pathAfterSignIn(next));
      } catch (error) {
        showError(error, t`Error al verificar código`);
        if (callFailure(error)?.code === 'second-factor-challenge-ended') onEnded();
      }
    });

  return { isPending, verify };
};
