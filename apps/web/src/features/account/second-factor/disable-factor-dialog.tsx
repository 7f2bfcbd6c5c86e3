import { useLingui } from '@lingui/react/macro';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ProveForm } from './prove-form.tsx';
import { useSecurityReadings } from '../use-security-readings.ts';

/** Takes the second factor off the account. */
export const DisableFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.disable.useMutation();
  const invalidates = useSecurityReadings();
  return (
    <QuestionDialog title={t`Desactivar la verificación en dos pasos`} onClose={onClose}>
      <ProveForm
        text={t`Solo la contraseña protegerá tu cuenta, y los códigos de recuperación dejarán de servir.`}
        action={t`Desactivar`}
        act={{
          call: (proof) => mutateAsync(proof),
          done: t`Verificación en dos pasos desactivada`,
          onDone: onClose,
          invalidates,
          failed: t`No se pudo desactivar la verificación en dos pasos`,
        }}
        onCancel={onClose}
      />
    </QuestionDialog>
  );
};
