import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { mfaVerifyInput } from '@valia/domain/accounts/second-factor-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import type { VerifyCode } from './use-verify-code.ts';

interface RecoveryCodeFormProps {
  verification: VerifyCode;
  onClose: () => void;
}

/** The form for one of the ten recovery codes, for when the phone is not at hand. */
export const RecoveryCodeForm = ({ verification, onClose }: RecoveryCodeFormProps) => {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isPending, run } = verification;
  useEffect(() => field.current?.focus(), []);
  const clear = (): void => {
    setCode('');
    field.current?.focus();
  };
  const submit = (): void => {
    const isWhole = mfaVerifyInput.shape.code.safeParse(code).success;
    setIsWrong(!isWhole);
    if (isWhole) run({ code, clear });
    else field.current?.focus();
  };
  return (
    <DialogForm
      text={
        <Trans>Escribe uno de los diez códigos que guardaste. Cada uno sirve una sola vez.</Trans>
      }
      action={<Trans>Verificar y entrar</Trans>}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextInput
        ref={field}
        label={t`Código de recuperación`}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        error={isWrong && t`Un código de recuperación tiene 16 letras y números`}
      />
    </DialogForm>
  );
};
