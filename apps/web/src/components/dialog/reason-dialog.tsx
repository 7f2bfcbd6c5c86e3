import { Textarea } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ReasonDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'onConfirm' | 'children'
> {
  label: string;
  description: string;
  /** The error when no reason is written; without this text, the reason is optional. */
  missing?: string;
  onConfirm: (reason: string) => void;
}

/** Requests confirmation and a reason before an action; the reason is recorded. */
export const ReasonDialog = ({
  label,
  description,
  missing,
  onConfirm,
  ...dialog
}: ReasonDialogProps) => {
  const [given, setGiven] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = given.trim();
  const lacks = missing !== undefined && reason === '';
  return (
    <ConfirmDialog {...dialog} onConfirm={() => (lacks ? setMissing(true) : onConfirm(reason))}>
      <Textarea
        label={label}
        description={description}
        maxLength={500}
        data-autofocus
        value={given}
        error={isMissing && lacks && missing}
        onChange={({ currentTarget }) => setGiven(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
