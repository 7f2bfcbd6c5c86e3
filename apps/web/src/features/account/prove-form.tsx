import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { SecretField } from '../../components/secret-field.tsx';
import { callFailure } from '../../lib/call-failure.ts';
import { checkForm, expectFormCheck } from '../../lib/field-errors.tsx';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import styles from './factor-step.module.css';

export interface Proof {
  password: string;
  code: string;
}

interface ProveFormProps {
  /** What follows, and what is lost by it. */
  text: ReactNode;
  action: string;
  failed: string;
  isPending: boolean;
  onProve: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** The blanks that applications show between the digits are no part of a code. */
const plainCode = (typed: string): string =>
  /^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, '') : typed.trim();

const toProof = ({ password, code }: Proof): Proof => ({ password, code: plainCode(code) });

const loadSchema = async () =>
  (await import('@valia/domain/accounts/second-factor-schemas.ts')).proveSecondFactorInput;

const useProveForm = (failed: string) => {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { password: '', code: '' },
    onValuesChange: () => expectFormCheck(loadSchema),
    validate: (values) => checkForm(loadSchema, toProof(values)),
  });
  const tellFailure = (error: unknown): void => {
    const code = callFailure(error)?.code;
    if (code === 'password-wrong') {
      form.setFieldError('password', t`La contraseña actual no es correcta.`);
      form.getInputNode('password')?.focus();
    } else if (code === 'second-factor-code-wrong') {
      showToast({ kind: 'error', title: t`Código inválido. Intenta de nuevo.` });
      form.setFieldValue('code', '');
      form.getInputNode('code')?.focus();
    } else {
      showError(error, failed);
    }
  };
  const focusFirst = (wrong: Record<string, unknown>): void => {
    form.getInputNode('password' in wrong ? 'password' : 'code')?.focus();
  };
  return { form, tellFailure, focusFirst };
};

/** The password and a code, before anything that weakens the account. */
export const ProveForm = ({ text, action, failed, ...acts }: ProveFormProps) => {
  const { isPending, onProve, onCancel } = acts;
  const { t } = useLingui();
  const { form, tellFailure, focusFirst } = useProveForm(failed);
  const runAlone = useOneAtATime();
  const submit = form.onSubmit(
    (values) => void runAlone(() => onProve(toProof(values)).catch(tellFailure)),
    focusFirst,
  );
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{text}</p>
      <SecretField
        data-autofocus
        label={t`Contraseña actual`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <TextInput
        label={t`Código de la aplicación o de recuperación`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};
