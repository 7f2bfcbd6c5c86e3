import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { ReplacingPasswordFields } from '../../../components/password/replacing-password-fields.tsx';
import { useResetPassword } from './use-reset-password.ts';
import { stack } from '../../../components/style/class-names.ts';

interface ReplacingPasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalidLink: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/recovery-schemas.ts')).resetPasswordFormSchema;

/** The password that replaces the forgotten one. It can't be sent while it lacks anything. */
export const ReplacingPasswordForm = ({ token, ...outcomes }: ReplacingPasswordFormProps) => {
  const { form, isPending, submit } = useSchemaForm({
    ...useResetPassword(token, outcomes),
    initial: { password: '', confirmPassword: '' },
    loadSchema,
  });
  const { password } = form.values;
  return (
    <form noValidate className={stack({ gap: 24, marginTop: 32 })} onSubmit={submit}>
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
