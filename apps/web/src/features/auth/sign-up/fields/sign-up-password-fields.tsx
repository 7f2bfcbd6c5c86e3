import type { PasswordInputProps } from '@mantine/core';
import { SecretField } from '../../../../components/password/secret-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { useSignUpLabels } from './use-sign-up-labels.ts';

interface SignUpPasswordFieldsProps {
  password: string;
  email: string;
  /** Names of the user that an attacker may guess. */
  names: readonly string[];
  inputProps: (field: 'password' | 'confirmPassword') => PasswordInputProps;
}

/** A new account's password, its strength, and its repetition. */
export const SignUpPasswordFields = ({
  password,
  email,
  names,
  inputProps,
}: SignUpPasswordFieldsProps) => {
  const { fields } = useSignUpLabels();
  const known = [...names, email, email.split('@', 1)[0] ?? ''];
  return (
    <>
      <SecretField
        label={fields.password}
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<PasswordMeter password={password} known={known} />}
        {...inputProps('password')}
      />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...inputProps('confirmPassword')}
      />
    </>
  );
};
