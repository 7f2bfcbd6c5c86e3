import type { ComponentProps } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface FormDialogProps
  extends
    Pick<ComponentProps<typeof QuestionDialog>, 'title' | 'size' | 'onClose'>,
    Omit<ComponentProps<typeof DialogForm>, 'onCancel'> {}

/** A dialog that consists of one form. */
export const FormDialog = ({ title, size, onClose, ...form }: FormDialogProps) => (
  <QuestionDialog title={title} {...(size !== undefined && { size })} onClose={onClose}>
    <DialogForm {...form} onCancel={onClose} />
  </QuestionDialog>
);
