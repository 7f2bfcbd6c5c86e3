import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkForm, expectFormCheck, fieldErrors } from '../../lib/field-errors.tsx';
import styles from './guest-form.module.css';
import { useForgotPassword } from './use-forgot-password.ts';

interface ForgotPasswordFormProps {
  /** What was typed before, when one comes back to mend it. */
  email: string;
  onSent: (email: string) => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).forgotPasswordInput;

/** The address that the recovery link is sent to. */
export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { email },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const focusField = () => form.getInputNode('email')?.focus();
  const { isPending, request } = useForgotPassword((issues) => {
    form.setErrors(fieldErrors(issues));
    if (issues.length > 0) focusField();
  });
  const send = async (typed: string): Promise<void> => {
    if (await request(typed)) onSent(typed);
  };
  const submit = form.onSubmit((values) => void send(values.email.trim()), focusField);
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Enviar enlace de recuperación</Trans>
      </Button>
    </form>
  );
};
