import { Trans, useLingui } from '@lingui/react/macro';
import { CodeField } from '../../../components/code/code-field.tsx';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { useTypedCode } from '../../../components/code/use-typed-code.tsx';
import { FactorSeed } from './factor-seed.tsx';

interface ScanStepProps {
  password: string;
  factor: RouterOutputs['auth']['secondFactor']['begin'];
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Second step: the application reads the QR code, and shows with its first code that it did. */
export const ScanStep = ({ password, factor, onEnabled, onCancel }: ScanStepProps) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.confirm.useMutation();
  const { isPending, run } = useAct({
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
      <FactorSeed factor={factor} />
      <CodeField label={t`Código que muestra la aplicación`} {...fieldProps} />
    </DialogForm>
  );
};
