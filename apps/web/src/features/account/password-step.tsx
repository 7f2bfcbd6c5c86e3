import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SecretField } from '../../components/secret-field.tsx';
import { callFailure } from '../../lib/call-failure.ts';
import { checkForm, expectFormCheck } from '../../lib/field-errors.tsx';
import { showError } from '../../lib/show-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import styles from './factor-step.module.css';

interface PasswordStepProps {
  onBegun: (password: string, factor: RouterOutputs['auth']['secondFactor']['begin']) => void;
  onCancel: () => void;
}

const loadSchema = async () =>
  (await import('@valia/domain/accounts/second-factor-schemas.ts')).beginSecondFactorInput;

/** First step: who is at the keyboard knows the password. */
export const PasswordStep = ({ onBegun, onCancel }: PasswordStepProps) => {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { password: '' },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, values),
  });
  const { mutateAsync, isPending } = trpc.auth.secondFactor.begin.useMutation();
  const runAlone = useOneAtATime();
  const focusField = () => form.getInputNode('password')?.focus();
  const begin = async ({ password }: { password: string }): Promise<void> => {
    try {
      onBegun(password, await mutateAsync({ password }));
    } catch (error) {
      if (callFailure(error)?.code === 'password-wrong') {
        form.setFieldError('password', t`La contraseña actual no es correcta.`);
        focusField();
        return;
      }
      showError(error, t`No se pudo activar la verificación en dos pasos`);
    }
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit((values) => void runAlone(() => begin(values)), focusField)}
    >
      <p className={styles.text}>
        <Trans>
          Necesitas una aplicación de autenticación en tu móvil. Primero, confirma que eres tú.
        </Trans>
      </p>
      <SecretField
        data-autofocus
        label={t`Contraseña actual`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          <Trans>Continuar</Trans>
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};
