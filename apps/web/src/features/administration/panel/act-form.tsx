import { Button, Kbd } from '@mantine/core';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import type { FormEvent, ReactNode } from 'react';
import styles from './panel.module.css';

export interface QueueItemActProps<Kind extends QueueItem['kind']> {
  queueItem: Extract<QueueItem, { kind: Kind }>;
  /** What this administrator has done: it did not vanish by another's hand. */
  own: Set<string>;
  /** Leads to all of it. */
  open: ReactNode;
}

interface ActFormProps {
  label: string;
  isPending: boolean;
  onAct: () => void;
  children?: ReactNode;
  open: ReactNode;
}

/** The choice and the one ink button. */
export const ActForm = ({ label, isPending, onAct, children, open }: ActFormProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAct();
  };
  return (
    <form className={styles.act} onSubmit={submit} data-queue-item-act noValidate>
      {children}
      <Button type="submit" className={styles.ink} loading={isPending}>
        {label}
        <Kbd className={styles.inkKey} aria-hidden>
          A
        </Kbd>
      </Button>
      {open}
    </form>
  );
};
