import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkForm, expectFormCheck } from '../../lib/field-errors.tsx';
import { useResendVerification } from '../../lib/use-resend-verification.ts';
import styles from './guest-form.module.css';

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).forgotPasswordInput;

/** For who is not signed in here: the address to send the verification link to again. */
export const ResendForm = () => {
  const { t } = useLingui();
  const { isPending, resend } = useResendVerification();
  const form = useForm({
    initialValues: { email: '' },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
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
