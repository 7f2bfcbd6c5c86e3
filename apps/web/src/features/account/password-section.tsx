import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { ReplacingPasswordFields } from '../../components/replacing-password-fields.tsx';
import { SecretField } from '../../components/secret-field.tsx';
import { checkForm, expectFormCheck } from '../../lib/field-errors.tsx';
import { useSession } from '../../lib/session-store.ts';
import styles from './password-section.module.css';
import { SecuritySection } from './security-section.tsx';
import { useChangePassword } from './use-change-password.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

const loadSchema = async () =>
  (await import('@valia/domain/accounts/session-schemas.ts')).changePasswordFormSchema;

const usePasswordForm = () => {
  const form = useForm({
    initialValues: empty,
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const focusFirst = (wrong: Record<string, unknown>): void => {
    const first = Object.keys(empty).find((field) => field in wrong);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const { isPending, change } = useChangePassword((errors) => {
    form.setErrors(errors);
    focusFirst(errors);
  });
  const send = async ({ currentPassword, newPassword }: typeof empty): Promise<void> => {
    if (await change({ currentPassword, newPassword })) form.reset();
  };
  return { form, isPending, submit: form.onSubmit((values) => void send(values), focusFirst) };
};

const PasswordForm = () => {
  const { t } = useLingui();
  const session = useSession();
  const { form, isPending, submit } = usePasswordForm();
  const { newPassword } = form.values;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {/* A password manager learns whose passwords these are. */}
      <input
        hidden
        readOnly
        type="email"
        autoComplete="username"
        value={session.status === 'signed-in' ? session.email : ''}
      />
      <SecretField
        label={t`Contraseña actual`}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <ReplacingPasswordFields
        password={newPassword}
        passwordProps={form.getInputProps('newPassword')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
      <Button
        type="submit"
        className={styles.submit}
        loading={isPending}
        disabled={missingPasswordRequirements(newPassword).length > 0}
      >
        <Trans>Cambiar la contraseña</Trans>
      </Button>
    </form>
  );
};

/** Changes the password; the current one is asked for. */
export const PasswordSection = () => {
  const { t } = useLingui();
  return (
    <SecuritySection
      title={t`Contraseña`}
      help={t`Al cambiarla se cierran tus demás sesiones y te avisamos por correo.`}
    >
      <PasswordForm />
    </SecuritySection>
  );
};
