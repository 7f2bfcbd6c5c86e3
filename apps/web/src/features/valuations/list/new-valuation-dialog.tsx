import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { NewValuationForm } from './new-valuation-form.tsx';
import styles from './new-valuation-form.module.css';

interface NewValuationDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const NewValuationDialog = ({ opened, onClose }: NewValuationDialogProps) => {
  const { t } = useLingui();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Nueva valoración`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <p className={styles.lead}>
        <Trans>Podrás cambiar el método después, en el editor.</Trans>
      </p>
      <NewValuationForm onCancel={onClose} />
    </Modal>
  );
};
