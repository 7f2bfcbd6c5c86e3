import { Button, Kbd } from '@mantine/core';
import type { QueueItem } from '@valia/domain/administration/panel-schemas.ts';
import type { FormEvent, ReactNode } from 'react';
import styles from './panel.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  act: row({ gap: 8, align: 'start', wrap: true, borderTop: 'strong' }, styles.act),
  inkKey: box({ marginLeft: 8, background: 'none' }, text('size-11', 'on-ink'), styles.inkKey),
};

export interface QueueItemActionProps<Kind extends QueueItem['kind']> {
  queueItem: Extract<QueueItem, { kind: Kind }>;
  /**
   * The ids of the items that this administrator has handled, to distinguish them from items that another administrator
   * handled.
   */
  own: Set<string>;
  /** A link to the full view of the item. */
  open: ReactNode;
}

interface ActFormProps {
  label: string;
  isPending: boolean;
  onAct: () => void;
  children?: ReactNode;
  open: ReactNode;
}

/** The form with the choice and the primary button. */
export const QueueItemActionForm = ({ label, isPending, onAct, children, open }: ActFormProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAct();
  };
  return (
    <form className={looks.act} onSubmit={submit} data-queue-item-act noValidate>
      {children}
      <Button type="submit" className={styles.ink} loading={isPending}>
        {label}
        <Kbd className={looks.inkKey} aria-hidden>
          A
        </Kbd>
      </Button>
      {open}
    </form>
  );
};
