import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface QuestionDialogProps {
  title: string;
  /** The width in pixels, when the dialog contains more than a question. */
  size?: number;
  onClose: () => void;
  /** Whether it can be closed only with its own buttons. */
  isBinding?: boolean;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered; when it closes, the focus returns to where it was. */
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
