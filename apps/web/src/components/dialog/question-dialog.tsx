import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface QuestionDialogProps {
  title: string;
  onClose: () => void;
  /** It is left by its own buttons alone. */
  isBinding?: boolean;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered; gone, it leaves the focus where it found it. */
export const QuestionDialog = ({
  title,
  onClose,
  isBinding = false,
  children,
}: QuestionDialogProps) => {
  const { t } = useLingui();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!isBinding}
      withCloseButton={!isBinding}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      {children}
    </Modal>
  );
};
