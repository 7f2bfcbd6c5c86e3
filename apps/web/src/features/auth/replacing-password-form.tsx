import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { ReplacingPasswordFields } from '../../components/replacing-password-fields.tsx';
import { repetitionError } from '../../lib/repetition-error.tsx';
import styles from './guest-form.module.css';

interface ReplacingPasswordFormProps {
  isPending: boolean;
  onSubmit: (password: string) => void;
}

/** The password that replaces the forgotten one. It can't be sent while it lacks anything. */
export const ReplacingPasswordForm = ({ isPending, onSubmit }: ReplacingPasswordFormProps) => {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => repetitionError(password, confirmPassword),
  });
  const { password } = form.values;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(
        (values) => onSubmit(values.password),
        () => form.getInputNode('confirmPassword')?.focus(),
      )}
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
