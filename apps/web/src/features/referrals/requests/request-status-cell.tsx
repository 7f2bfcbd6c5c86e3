import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import type { RequestStatus } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { useCompanyName, useStatusNote } from './use-request-times.ts';
import styles from './requests.module.css';

export const StatusPill = ({ status }: { status: RequestStatus }) => {
  const { i18n } = useLingui();
  return (
    <span className={styles.pill} data-status={status}>
      {i18n._(requestTerms.statuses[status])}
    </span>
  );
};

interface RequestStatusCellProps {
  row: RequestItem;
  isSent: boolean;
  /** Opens what can be done with one that waits. */
  onChange: () => void;
}

/** How a request stands, with what remains of its time; one that waits opens its acts. */
export const RequestStatusCell = ({ row, isSent, onChange }: RequestStatusCellProps) => {
  const { t, i18n } = useLingui();
  const note = useStatusNote()(row, isSent);
  const company = useCompanyName()(row);
  const { status, dueAt } = row;
  const text = i18n._(requestTerms.statuses[status]);
  return (
    <span className={styles.status}>
      {status === 'pending' ? (
        <UnstyledButton
          className={styles.pill}
          data-status={status}
          aria-label={isSent ? t`${text}: retirar ${company}` : t`${text}: responder a ${company}`}
          onClick={onChange}
        >
          {text}
          <IconChevronDown size={12} stroke={1.75} aria-hidden />
        </UnstyledButton>
      ) : (
        <StatusPill status={status} />
      )}
      {note !== '' && (
        <span className={styles.note} data-urgent={dueAt !== null || undefined}>
          {note}
        </span>
      )}
    </span>
  );
};
