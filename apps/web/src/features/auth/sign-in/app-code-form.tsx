import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { CodeField } from '../../../components/code/code-field.tsx';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useTypedCode } from '../../../components/code/use-typed-code.tsx';
import type { VerifyCode } from './use-verify-code.ts';
import { useEffect, useState } from 'react';

interface AppCodeFormProps {
  verification: VerifyCode;
  /** The time until which the code is accepted; undefined when there is no limit. */
  expiresAt?: string | undefined;
  onClose: () => void;
}

const secondsPerMinute = 60;

const tickMs = 1_000;

const secondsUntil = (iso: string): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1_000));

/** The seconds until a time, counted down; 0 once it has passed. */
const useSecondsLeft = (iso: string): number => {
  const [left, setLeft] = useState(() => secondsUntil(iso));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(iso)), tickMs);
    return () => clearInterval(timer);
  }, [iso]);
  return left;
};

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

/** The form for the six digits of the authenticator application. */
export const AppCodeForm = ({ verification, expiresAt, onClose }: AppCodeFormProps) => {
  const { t } = useLingui();
  const { isPending, run } = verification;
  const { fieldProps, isComplete, submit } = useTypedCode((code, clear) => run({ code, clear }));
  return (
    <DialogForm
      text={
        <Trans>
          Escribe el código de {secondFactorDigits} dígitos que muestra tu aplicación de
          autenticación.
        </Trans>
      }
      action={<Trans>Verificar y entrar</Trans>}
      isPending={isPending}
      isIncomplete={!isComplete}
      onSubmit={submit}
      onCancel={onClose}
    >
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
    </DialogForm>
  );
};
