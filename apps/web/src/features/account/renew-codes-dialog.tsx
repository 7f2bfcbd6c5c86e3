import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type Proof, ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRefreshSecurity } from './use-refresh-security.ts';

/** Ten new recovery codes in place of the former ones. */
export const RenewCodesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.secondFactor.regenerateRecoveryCodes.useMutation();
  const refresh = useRefreshSecurity();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = async (proof: Proof): Promise<void> => {
    const { recoveryCodes } = await mutateAsync(proof);
    setCodes(recoveryCodes);
    await refresh();
  };
  return (
    <QuestionDialog
      title={codes === null ? t`Generar códigos nuevos` : t`Guarda tus códigos de recuperación`}
      isBinding={codes !== null}
      onClose={onClose}
    >
      {codes === null ? (
        <ProveForm
          text={t`Los diez códigos anteriores dejarán de servir.`}
          action={t`Generar códigos`}
          failed={t`No se pudieron generar los códigos`}
          isPending={isPending}
          onProve={renew}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes codes={codes} onClose={onClose} />
      )}
    </QuestionDialog>
  );
};
