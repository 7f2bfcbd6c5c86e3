import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface QuestionDialogProps {
  title: string;
  /** Pixels across, where it holds more than a question. */
  size?: number;
  onClose: () => void;
  /** It is left by its own buttons alone. */
  isBinding?: boolean;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered; gone, it leaves the focus where it found it. */
export const QuestionDialog = ({
  title,
  size,
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
      {...(size !== undefined && { size })}
      closeOnClickOutside={false}
      closeOnEscape={!isBinding}
      withCloseButton={!isBinding}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      {children}
    </Modal>
  );
};
