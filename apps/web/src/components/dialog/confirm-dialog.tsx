import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows, and what cannot be undone. */
  consequences: ReactNode;
  /** On the button that does it. */
  action: ReactNode;
  cancel?: ReactNode;
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is asked for besides, such as a reason. */
  children?: ReactNode;
}

/** Asks before something is done; it goes, and the focus is back at what opened it. */
export const ConfirmDialog = ({
  consequences,
  isPending = false,
  onConfirm,
  ...form
}: ConfirmDialogProps) => (
  <FormDialog {...form} text={consequences} isPending={isPending} onSubmit={() => onConfirm()} />
);
