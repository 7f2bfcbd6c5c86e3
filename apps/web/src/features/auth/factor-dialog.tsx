import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import styles from './factor-dialog.module.css';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import type { SignInChallenge } from './use-sign-in.ts';

interface FactorDialogProps {
  challenge: SignInChallenge;
  next: string | undefined;
  onClose: () => void;
}

/** Asks for the second factor before a session is opened. */
export const FactorDialog = ({ challenge, next, onClose }: FactorDialogProps) => {
  const { t } = useLingui();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const Form = byRecoveryCode ? RecoveryCodeForm : AppCodeForm;
  return (
    <QuestionDialog title={t`Verificación en dos pasos`} onClose={onClose}>
      <Form challenge={challenge} next={next} onClose={onClose} />
      <p className={styles.other}>
        {byRecoveryCode ? <Trans>¿Tienes tu móvil?</Trans> : <Trans>¿Sin tu móvil?</Trans>}{' '}
        <button
          type="button"
          className={styles.switch}
          onClick={() => setByRecoveryCode(!byRecoveryCode)}
        >
          {byRecoveryCode ? (
            <Trans>Usa el código de la aplicación</Trans>
          ) : (
            <Trans>Usa un código de recuperación</Trans>
          )}
        </button>
      </p>
    </QuestionDialog>
  );
};
