import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { IdentityProofForm } from './identity-proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecurityQueries } from '../use-security-queries.ts';

/** Creates ten new recovery codes that replace the former ones. */
export const RenewCodesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.regenerateRecoveryCodes.useMutation();
  const invalidates = useSecurityQueries();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <QuestionDialog
      title={codes === null ? t`Generar códigos nuevos` : t`Guarda tus códigos de recuperación`}
      isBinding={codes !== null}
      onClose={onClose}
    >
      {codes === null ? (
        <IdentityProofForm
          text={t`Los diez códigos anteriores dejarán de servir.`}
          action={t`Generar códigos`}
          act={{
            call: (proof) => mutateAsync(proof),
            onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
            invalidates,
            failed: t`No se pudieron generar los códigos`,
          }}
          onCancel={onClose}
        />
      ) : (
        <RecoveryCodes codes={codes} onClose={onClose} />
      )}
    </QuestionDialog>
  );
};
