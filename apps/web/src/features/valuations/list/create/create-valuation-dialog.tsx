import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { CreateValuationForm } from './create-valuation-form.tsx';
import { text } from '../../../../components/style/class-names.ts';

interface CreateValuationDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const CreateValuationDialog = ({ opened, onClose }: CreateValuationDialogProps) => {
  const { t } = useLingui();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Nueva valoración`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <p className={text('dimmed')}>
        <Trans>Podrás cambiar el método después, en el editor.</Trans>
      </p>
      <CreateValuationForm onCancel={onClose} />
    </Modal>
  );
};
