import { useLingui } from '@lingui/react/macro';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Proof, ProveForm } from './prove-form.tsx';
import { useRefreshSecurity } from './use-refresh-security.ts';

/** Takes the second factor off the account. */
export const DisableFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.secondFactor.disable.useMutation();
  const refresh = useRefreshSecurity();
  const disable = async (proof: Proof): Promise<void> => {
    await mutateAsync(proof);
    showToast({ kind: 'success', title: t`Verificación en dos pasos desactivada` });
    onClose();
    await refresh();
  };
  return (
    <QuestionDialog title={t`Desactivar la verificación en dos pasos`} onClose={onClose}>
      <ProveForm
        text={t`Solo la contraseña protegerá tu cuenta, y los códigos de recuperación dejarán de servir.`}
        action={t`Desactivar`}
        failed={t`No se pudo desactivar la verificación en dos pasos`}
        isPending={isPending}
        onProve={disable}
        onCancel={onClose}
      />
    </QuestionDialog>
  );
};
