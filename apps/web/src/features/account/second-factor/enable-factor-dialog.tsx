import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { invalidateAll } from '../../../lib/act/use-user-action.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { useSecurityQueries } from '../use-security-queries.ts';

type BegunFactor = RouterOutputs['auth']['secondFactor']['begin'];

type Step =
  | { name: 'password' }
  | { name: 'scan'; password: string; factor: BegunFactor }
  | { name: 'codes'; recoveryCodes: string[] };

/** Sets a second factor up: the password, the QR code and a code of the application, then the recovery codes. */
export const EnableFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const readings = useSecurityQueries();
  const isDone = step.name === 'codes';
  const close = (): void => {
    onClose();
    // Refetched only when the dialog closes: the section behind would change while the dialog is open.
    if (isDone) void invalidateAll(readings);
  };
  return (
    <QuestionDialog
      title={
        isDone ? t`Guarda tus códigos de recuperación` : t`Activar la verificación en dos pasos`
      }
      isBinding={isDone}
      onClose={close}
    >
      {step.name === 'password' && (
        <PasswordStep
          onBegun={(password, factor) => setStep({ name: 'scan', password, factor })}
          onCancel={close}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep
          password={step.password}
          factor={step.factor}
          onEnabled={(recoveryCodes) => setStep({ name: 'codes', recoveryCodes })}
          onCancel={close}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.recoveryCodes} onClose={close} />}
    </QuestionDialog>
  );
};
