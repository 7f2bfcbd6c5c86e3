import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { CodeField } from '../../components/code-field.tsx';
import { useTypedCode } from '../../lib/use-typed-code.tsx';
import { CodeButtons } from './code-buttons.tsx';
import styles from './factor-dialog.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { VerifyCode } from './use-verify-code.ts';

interface AppCodeFormProps {
  verification: VerifyCode;
  /** Until when the code is waited for, where it is. */
  expiresAt?: string | undefined;
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
export const AppCodeForm = ({ verification, expiresAt, onClose }: AppCodeFormProps) => {
  const { t } = useLingui();
  const { isPending, verify } = verification;
  const { fieldProps, isComplete, submit } = useTypedCode((digits, clear) => {
    void verify(digits, clear);
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
            {expiresAt !== undefined && <TimeLeft expiresAt={expiresAt} />}
          </>
        }
        {...fieldProps}
      />
      <CodeButtons isComplete={isComplete} isPending={isPending} onCancel={onClose} />
    </form>
  );
};
