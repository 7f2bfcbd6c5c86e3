import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** The consequences, and what cannot be undone. */
  consequences: ReactNode;
  /** The text of the confirming button. */
  action: ReactNode;
  cancel?: ReactNode;
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Additional inputs, such as a reason. */
  children?: ReactNode;
}

/** Requests confirmation before an action; when it closes, the focus returns to the element that opened it. */
export const ConfirmDialog = ({
  consequences,
  isPending = false,
  onConfirm,
  ...form
}: ConfirmDialogProps) => (
  <FormDialog {...form} text={consequences} isPending={isPending} onSubmit={() => onConfirm()} />
);
