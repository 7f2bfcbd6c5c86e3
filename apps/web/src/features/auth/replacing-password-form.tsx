import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { ReplacingPasswordFields } from '../../components/replacing-password-fields.tsx';
import { checkForm, expectFormCheck } from '../../lib/field-errors.tsx';
import styles from './guest-form.module.css';
import { useResetPassword } from './use-reset-password.ts';

interface ReplacingPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalidLink: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).resetPasswordFormSchema;

/** The password that replaces the forgotten one. It can't be sent while it lacks anything. */
export const ReplacingPasswordForm = ({ token, ...outcomes }: ReplacingPasswordFormProps) => {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const focusFirst = (wrong: Record<string, unknown>): void => {
    const first = ['password', 'confirmPassword'].find((field) => field in wrong);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, reset } = useResetPassword({
    ...outcomes,
    onRefused: (errors) => {
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  const { password } = form.values;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit((values) => void reset(token, values.password), focusFirst)}
    >
      <ReplacingPasswordFields
        password={password}
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={isPending}
        disabled={missingPasswordRequirements(password).length > 0}
      >
        <Trans>Guardar la nueva contraseña</Trans>
      </Button>
    </form>
  );
};
