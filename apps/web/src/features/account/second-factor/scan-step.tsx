import { Trans, useLingui } from '@lingui/react/macro';
import { CodeField } from '../../../components/code/code-field.tsx';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { useTypedCode } from '../../../components/code/use-typed-code.tsx';
import { AuthenticatorSeed } from './authenticator-seed.tsx';

interface ScanStepProps {
  password: string;
  factor: RouterOutputs['auth']['secondFactor']['begin'];
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Second step: the user scans the QR code with the application and enters its first code as proof. */
export const ScanStep = ({ password, factor, onEnabled, onCancel }: ScanStepProps) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.confirm.useMutation();
  const { isPending, run } = useUserAction({
    call: ({ code }: { code: string; clear: () => void }) => mutateAsync({ password, code }),
    done: t`Verificación exitosa`,
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    failed: t`Error al verificar código`,
    onFailed: (error, { clear }) => {
      if (callFailure(error)?.code !== 'second-factor-code-wrong') return false;
      showToast({ kind: 'error', title: t`Código inválido. Intenta de nuevo.` });
      clear();
      return true;
    },
  });
  const { fieldProps, isComplete, submit } = useTypedCode((code, clear) => run({ code, clear }));
  return (
    <DialogForm
      action={<Trans>Verificar y activar</Trans>}
      isPending={isPending}
      isIncomplete={!isComplete}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <AuthenticatorSeed factor={factor} />
      <CodeField label={t`Código que muestra la aplicación`} {...fieldProps} />
    </DialogForm>
  );
};
