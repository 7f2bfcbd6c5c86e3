import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import styles from './dialog-form.module.css';
import { row, stack, text } from '../style/class-names.ts';

const looks = { text: text('lead', 'dimmed') };

interface DialogFormProps {
  /** An explanation of the inputs and the consequences. */
  text?: ReactNode;
  /** The text of the submit button. */
  action: ReactNode;
  isPending: boolean;
  /** Whether the button looks disabled; when it is pressed all the same, the field shows what is missing. */
  isIncomplete?: boolean;
  /** Whether the action cannot be undone: the cancel button then gets the initial focus. */
  isDanger?: boolean;
  /** The text of the cancel button, when "cancel" would not be clear. */
  cancel?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** The form of a dialog: its inputs, its submit button and its cancel button. */
export const DialogForm = ({
  text,
  action,
  isPending,
  isIncomplete = false,
  isDanger = false,
  cancel = <Trans>Cancelar</Trans>,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps) => (
  <form
    noValidate
    className={stack({ gap: 20 })}
    onSubmit={(event) => {
      // For React, a dialog opened from a form is inside that form: without this, submitting the dialog would
      // submit the outer form too.
      event.stopPropagation();
      event.preventDefault();
      onSubmit(event);
    }}
  >
    {text !== undefined && <p className={looks.text}>{text}</p>}
    {children}
    <div className={row({ gap: 12 }, styles.buttons)}>
      <Button type="submit" data-disabled={isIncomplete} loading={isPending}>
        {action}
      </Button>
      <Button variant="default" data-autofocus={isDanger || undefined} onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  </form>
);
