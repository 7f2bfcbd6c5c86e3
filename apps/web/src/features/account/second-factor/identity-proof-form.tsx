import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { SecretField } from '../../../components/password/secret-field.tsx';
import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';

interface Proof {
  password: string;
  code: string;
}

interface ProveFormProps<Answer> {
  /** The consequences, and what is lost. */
  text: ReactNode;
  action: string;
  act: UserAction<Proof, Answer>;
  onCancel: () => void;
}

/** The spaces that applications show between the digits are not part of the code. */
const plainCode = (typed: string): string =>
  /^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, '') : typed.trim();

const toProof = ({ password, code }: Proof): Proof => ({ password, code: plainCode(code) });

const loadSchema = async () =>
  (await import('@valia/domain/accounts/second-factor-schemas.ts')).proveSecondFactorInput;

/** A form that requires the password and a code before any action that weakens the account. */
export const IdentityProofForm = <Answer,>({
  text,
  action,
  act,
  onCancel,
}: ProveFormProps<Answer>) => {
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
