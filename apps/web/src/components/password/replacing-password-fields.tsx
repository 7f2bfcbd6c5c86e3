import { useLingui } from '@lingui/react/macro';
import type { PasswordInputProps } from '@mantine/core';
import { PasswordRequirements } from './password-requirements.tsx';
import { SecretField } from './secret-field.tsx';

interface ReplacingPasswordFieldsProps {
  password: string;
  passwordProps: PasswordInputProps;
  confirmProps: PasswordInputProps;
}

/** The fields for a new password and its repetition, with the requirements that it does not meet yet. */
export const ReplacingPasswordFields = ({
  password,
  passwordProps,
  confirmProps,
}: ReplacingPasswordFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <SecretField label={t`Nueva contraseña`} autoComplete="new-password" {...passwordProps} />
      <PasswordRequirements password={password} isRefused={Boolean(passwordProps.error)} />
      <SecretField
        label={t`Repite la nueva contraseña`}
        autoComplete="new-password"
        {...confirmProps}
      />
    </>
  );
};
