import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CodeField } from '../../components/code-field.tsx';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useTypedCode } from '../../lib/use-typed-code.tsx';
import { FactorSeed } from './factor-seed.tsx';
import styles from './factor-step.module.css';

interface ScanStepProps {
  password: string;
  factor: RouterOutputs['auth']['secondFactor']['begin'];
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

const useConfirmFactor = ({
  password,
  onEnabled,
}: Pick<ScanStepProps, 'password' | 'onEnabled'>) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.secondFactor.confirm.useMutation();
  const runAlone = useOneAtATime();
  const confirm = async (code: string, onWrong: () => void): Promise<void> => {
    try {
      const { recoveryCodes } = await mutateAsync({ password, code });
      showToast({ kind: 'success', title: t`Verificación exitosa` });
      onEnabled(recoveryCodes);
    } catch (error) {
      if (callFailure(error)?.code === 'second-factor-code-wrong') {
        showToast({ kind: 'error', title: t`Código inválido. Intenta de nuevo.` });
        onWrong();
        return;
      }
      showError(error, t`Error al verificar código`);
    }
  };
  return {
    isPending,
    confirm: (code: string, onWrong: () => void) => runAlone(() => confirm(code, onWrong)),
  };
};

/** Second step: the application reads the QR code, and shows with its first code that it did. */
export const ScanStep = ({ password, factor, onEnabled, onCancel }: ScanStepProps) => {
  const { t } = useLingui();
  const { isPending, confirm } = useConfirmFactor({ password, onEnabled });
  const { fieldProps, isComplete, submit } = useTypedCode((digits, clear) => {
    void confirm(digits, clear);
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FactorSeed factor={factor} />
      <CodeField label={t`Código que muestra la aplicación`} {...fieldProps} />
      <div className={styles.buttons}>
        <Button type="submit" data-disabled={!isComplete} loading={isPending}>
          <Trans>Verificar y activar</Trans>
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};
