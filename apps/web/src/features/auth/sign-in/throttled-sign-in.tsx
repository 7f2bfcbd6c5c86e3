import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '../../../lib/page/page-frame.tsx';
import { CodeDialog } from './factor-dialog.tsx';
import styles from './factor-dialog.module.css';
import { useThrottledSignIn } from './use-throttled-sign-in.ts';
import type { Credentials, SignInChallenge } from './use-sign-in.ts';
import { classNames, text } from '../../../components/style/class-names.ts';

interface ThrottledSignInProps {
  credentials: Credentials;
  next: string | undefined;
  /** The account is not held any more: the code is asked for in the usual way. */
  onChallenge: (challenge: SignInChallenge) => void;
  onClose: () => void;
}

/** Others' failures hold the account: its owner gets in by a code together with the password, or by mail. */
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
