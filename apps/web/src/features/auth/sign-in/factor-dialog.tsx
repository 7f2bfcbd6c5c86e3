import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import styles from './factor-dialog.module.css';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import type { SignInChallenge } from './use-sign-in.ts';
import { useVerifyCode, type VerifyCode } from './use-verify-code.ts';
import { box, text } from '../../../components/style/class-names.ts';

const looks = {
  switch: box(
    { minHeight: 24, pad: 0, border: 'none', background: 'none', cursor: 'pointer' },
    text('sans-600', 'text'),
    styles.switch,
  ),
};

interface CodeDialogProps {
  title: string;
  verification: VerifyCode;
  expiresAt?: string;
  /** The reason why a code is needed, and alternatives. */
  children?: ReactNode;
  onClose: () => void;
}

/** Requests a code of the second factor: from the application, or a recovery code for a lost device. */
export const CodeDialog = ({
  title,
  verification,
  expiresAt,
  children,
  onClose,
}: CodeDialogProps) => {
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  return (
    <QuestionDialog title={title} onClose={onClose}>
      {children}
      {byRecoveryCode ? (
        <RecoveryCodeForm verification={verification} onClose={onClose} />
      ) : (
        <AppCodeForm verification={verification} expiresAt={expiresAt} onClose={onClose} />
      )}
      <p className={box({ borderTop: 'plain' }, text('body', 'dimmed'), styles.other)}>
        {byRecoveryCode ? <Trans>¿Tienes tu móvil?</Trans> : <Trans>¿Sin tu móvil?</Trans>}{' '}
        <button
          type="button"
          className={looks.switch}
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

interface FactorDialogProps {
  challenge: SignInChallenge;
  next: string | undefined;
  onClose: () => void;
}

/** Requests the second factor before a session is opened. */
export const FactorDialog = ({ challenge, next, onClose }: FactorDialogProps) => {
  const { t } = useLingui();
  const verification = useVerifyCode(challenge, { next, onEnded: onClose });
  return (
    <CodeDialog
      title={t`Verificación en dos pasos`}
      verification={verification}
      expiresAt={challenge.expiresAt}
      onClose={onClose}
    />
  );
};
