import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import styles from './factor-dialog.module.css';

interface CodeButtonsProps {
  /** Until then the button looks disabled, and when pressed all the same the field says what is missing. */
  isComplete: boolean;
  isPending: boolean;
  onCancel: () => void;
}

export const CodeButtons = ({ isComplete, isPending, onCancel }: CodeButtonsProps) => (
  <div className={styles.buttons}>
    <Button type="submit" data-disabled={!isComplete} loading={isPending}>
      <Trans>Verificar y entrar</Trans>
    </Button>
    <Button variant="default" onClick={onCancel}>
      <Trans>Cancelar</Trans>
    </Button>
  </div>
);
