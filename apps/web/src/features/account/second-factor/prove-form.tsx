import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import type { Act } from '../../../lib/act/use-act.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';

interface Proof {
  password: string;
  code: string;
}

interface ProveFormProps<Answer> {
  /** What follows, and what is lost by it. */
  text: ReactNode;
  action: string;
  act: Act<Proof, Answer>;
  onCancel: () => void;
}

/** The blanks that applications show between the digits are no part of a code. */
const plainCode = (typed: string): string =>
  /^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, '') : typed.trim();

const toProof = ({ password, code }: Proof): Proof => ({ password, code: plainCode(code) });

const loadSchema = async () =>
  (await import('@valia/domain/accounts/second-factor-schemas.ts')).proveSecondFactorInput;

/** The password and a code, before anything that weakens the account. */
export const ProveForm = <Answer,>({ text, action, act, onCancel }: ProveFormProps<Answer>) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useSchemaForm<Proof, Answer>({
    ...act,
    initial: { password: '', code: '' },
    loadSchema,
    candidate: toProof,
    call: (typed) => act.call(toProof(typed)),
    atFields: { 'password-wrong': { password: t`La contraseña actual no es correcta.` } },
    onFailed: (error, _, { setFieldValue, getInputNode }) => {
      if (callFailure(error)?.code !== 'second-factor-code-wrong') return false;
      showToast({ kind: 'error', title: t`Código inválido. Intenta de nuevo.` });
      setFieldValue('code', '');
      getInputNode('code')?.focus();
      return true;
    },
  });
  return (
    <DialogForm
      text={text}
      action={action}
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
      <TextInput
        label={t`Código de la aplicación o de recuperación`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </DialogForm>
  );
};
