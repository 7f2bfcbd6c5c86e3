import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { missingPasswordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useNewPassword } from '../../../components/password/use-new-password.tsx';
import { ReplacingPasswordFields } from '../../../components/password/replacing-password-fields.tsx';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './password-section.module.css';
import { DescribedSection } from '../../../components/described-section.tsx';
import { useSecurityQueries } from '../use-security-queries.ts';
import { stack } from '../../../components/style/class-names.ts';

const loadSchema = async () =>
  (await import('@valia/domain/accounts/session-schemas.ts')).changePasswordFormSchema;

const usePasswordForm = () => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.account.changePassword.useMutation();
  const setPassword = useNewPassword('newPassword');
  return useSchemaForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    loadSchema,
    call: ({ currentPassword, newPassword }) =>
      setPassword(newPassword, () => mutateAsync({ currentPassword, newPassword })),
    done: t`Contraseña actualizada exitosamente`,
    invalidates: useSecurityQueries(),
    failed: t`Error al actualizar contraseña`,
    atFields: { 'password-wrong': { currentPassword: t`La contraseña actual no es correcta.` } },
    emptiesWhenDone: true,
  });
};

const PasswordForm = () => {
  const { t } = useLingui();
  const session = useSession();
  const { form, isPending, submit } = usePasswordForm();
  const { newPassword } = form.values;
  return (
    <form noValidate className={stack({ gap: 16 }, styles.form)} onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
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

/** Changes the password; requires the current one. */
export const PasswordSection = () => {
  const { t } = useLingui();
  return (
    <DescribedSection
      title={t`Contraseña`}
      help={t`Al cambiarla se cierran tus demás sesiones y te avisamos por correo.`}
    >
      <PasswordForm />
    </DescribedSection>
  );
};
