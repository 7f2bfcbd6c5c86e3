import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import styles from './dialog-form.module.css';
import { row, stack, text } from '../style/class-names.ts';

const looks = { text: text('lead', 'dimmed') };

interface DialogFormProps {
  /** What is asked for, and what follows. */
  text?: ReactNode;
  /** On the button that sends it. */
  action: ReactNode;
  isPending: boolean;
  /** The button looks disabled, and when pressed all the same the field says what is missing. */
  isIncomplete?: boolean;
  /** What is lost is lost: the way out has the focus first. */
  isDanger?: boolean;
  /** The way out, where "cancel" does not say it. */
  cancel?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** What a dialog asks for, the act, and the way out. */
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
      // A dialog that a form opens stands within it for React: what is answered here does not send that form.
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
