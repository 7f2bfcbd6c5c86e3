import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../lib/error-text.ts';
import styles from './error-state.module.css';

interface ErrorStateProps {
  onRetry: () => void;
  /** What failed; its text is shown. */
  error?: unknown;
}

/** Where data could not be read: says so, and offers to try again. */
export const ErrorState = ({ onRetry, error }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <IconAlertTriangle size={20} stroke={1.5} aria-hidden className={styles.icon} />
    <div>
      <p className={styles.title}>
        <Trans>No hemos podido cargar los datos</Trans>
      </p>
      <p className={styles.text}>
        {error === undefined ? (
          <Trans>
            El servicio no responde en este momento. Vuelve a intentarlo en unos segundos.
          </Trans>
        ) : (
          errorText(error)
        )}
      </p>
    </div>
    <Button variant="default" onClick={onRetry}>
      <Trans>Intentar de nuevo</Trans>
    </Button>
  </div>
);
