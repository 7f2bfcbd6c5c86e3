import { Trans, useLingui } from '@lingui/react/macro';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';

interface PasswordStepProps {
  onBegun: (password: string, factor: RouterOutputs['auth']['secondFactor']['begin']) => void;
  onCancel: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/second-factor-schemas.ts')).beginSecondFactorInput;

/** First step: the user proves that they know the password. */
export const PasswordStep = ({ onBegun, onCancel }: PasswordStepProps) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.begin.useMutation();
  const { form, isPending, submit } = useSchemaForm({
    initial: { password: '' },
    loadSchema,
    call: (typed) => mutateAsync(typed),
    onDone: (factor, { password }) => onBegun(password, factor),
    failed: t`No se pudo activar la verificación en dos pasos`,
    atFields: { 'password-wrong': { password: t`La contraseña actual no es correcta.` } },
  });
  return (
    <DialogForm
      text={
        <Trans>
          Necesitas una aplicación de autenticación en tu móvil. Primero, confirma que eres tú.
        </Trans>
      }
      action={<Trans>Continuar</Trans>}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SecretField
        data-autofocus
        label={t`Contraseña actual`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </DialogForm>
  );
};
