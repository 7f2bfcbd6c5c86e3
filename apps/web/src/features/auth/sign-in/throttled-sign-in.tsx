import { Trans, useLingui } from '@lingui/react/macro';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { PageLink, usePageCalls } from '../../../lib/page/page-frame.tsx';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';
import { CodeDialog } from './factor-dialog.tsx';
import styles from './factor-dialog.module.css';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import type { Credentials, SignInChallenge } from './use-sign-in.ts';
import { classNames, text } from '../../../components/style/class-names.ts';
import type { VerifyCode } from './use-verify-code.ts';

interface ThrottledSignInProps {
  credentials: Credentials;
  next: string | undefined;
  /** Called when the account is no longer throttled: the code is then requested in the usual way. */
  onChallenge: (challenge: SignInChallenge) => void;
  onClose: () => void;
}

interface HeldOutcomes {
  next: string | undefined;
  onChallenge: (challenge: SignInChallenge) => void;
  onClose: () => void;
}

/** Sends password and code in one call, whose answer does not reveal which of the two was wrong. */
const useThrottledSignIn = (
  { email, password }: Credentials,
  { next, onChallenge, onClose }: HeldOutcomes,
): VerifyCode => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { signIn } = usePageCalls();
  const failed = t`Error al iniciar sesión`;
  return useUserAction({
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

/**
 * The account is throttled because of other people's failed attempts: its owner signs in with a code together with the
 * password, or by mail.
 */
export const ThrottledSignIn = ({
  credentials,
  next,
  onChallenge,
  onClose,
}: ThrottledSignInProps) => {
  const { t } = useLingui();
  const verification = useThrottledSignIn(credentials, { next, onChallenge, onClose });
  const { email } = credentials;
  return (
    <CodeDialog title={t`Confirma que eres tú`} verification={verification} onClose={onClose}>
      <p className={classNames(text('lead', 'dimmed'), styles.text)}>
        <Trans>
          Ha habido demasiados intentos fallidos con este email. Si tienes la verificación en dos
          pasos, entra con tu código. Si no,{' '}
          <PageLink to="/forgot-password" state={{ email }} className={text('strong', 'text')}>
            pide un enlace por correo
          </PageLink>{' '}
          o espera unos minutos.
        </Trans>
      </p>
    </CodeDialog>
  );
};
