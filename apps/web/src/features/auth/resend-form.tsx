import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { forgotPasswordInput } from '@valia/domain/accounts/recovery-schemas.ts';
import { fieldErrorsOf } from '../../lib/field-errors.tsx';
import { useResendVerification } from '../../lib/use-resend-verification.ts';
import styles from './guest-form.module.css';

/** For who is not signed in here: the address to send the verification link to again. */
export const ResendForm = () => {
  const { t } = useLingui();
  const { isPending, resend } = useResendVerification();
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => fieldErrorsOf(forgotPasswordInput, values),
  });
  const submit = form.onSubmit(
    ({ email }) => void resend(email.trim()),
    () => form.getInputNode('email')?.focus(),
  );
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Enviar email de verificación</Trans>
      </Button>
    </form>
  );
};
