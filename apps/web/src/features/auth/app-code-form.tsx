import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { CodeField } from '../../components/code-field.tsx';
import { useTypedCode } from '../../lib/use-typed-code.tsx';
import { CodeButtons } from './code-buttons.tsx';
import styles from './factor-dialog.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { SignInChallenge } from './use-sign-in.ts';
import { useVerifyCode } from './use-verify-code.ts';

interface AppCodeFormProps {
  challenge: SignInChallenge;
  next: string | undefined;
  onClose: () => void;
}

const secondsPerMinute = 60;

const TimeLeft = ({ expiresAt }: { expiresAt: string }) => {
  const left = useSecondsLeft(expiresAt);
  const minutes = Math.floor(left / secondsPerMinute);
  const time = `${minutes}:${String(left % secondsPerMinute).padStart(2, '0')}`;
  return (
    <span role="timer">
      {left === 0 ? <Trans>Ha caducado</Trans> : <Trans>Caduca en {time}</Trans>}
    </span>
  );
};

/** The six digits of the authenticator application. */
export const AppCodeForm = ({ challenge, next, onClose }: AppCodeFormProps) => {
  const { t } = useLingui();
  const { isPending, verify } = useVerifyCode({ next, onEnded: onClose });
  const { fieldProps, isComplete, submit } = useTypedCode((digits, clear) => {
    void verify(challenge.challenge, digits, clear);
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.text}>
        <Trans>
          Escribe el código de {secondFactorDigits} dígitos que muestra tu aplicación de
          autenticación.
        </Trans>
      </p>
      <CodeField
        label={t`Código`}
        help={
          <>
            <span>
              <Trans>Puedes pegarlo entero.</Trans>
            </span>
            <TimeLeft expiresAt={challenge.expiresAt} />
          </>
        }
        {...fieldProps}
      />
      <CodeButtons isComplete={isComplete} isPending={isPending} onCancel={onClose} />
    </form>
  );
};
