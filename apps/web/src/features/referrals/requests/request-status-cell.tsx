import { useLingui } from '@lingui/react/macro';
import type { RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import type { RequestStatus } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { useCompanyName, useStatusNote } from './use-request-times.ts';
import styles from './requests.module.css';
import { box } from '../../../components/style/class-names.ts';

const tones = {
  pending: 'active',
  accepted: 'positive',
  rejected: 'negative',
  withdrawn: 'muted',
  expired: 'muted',
} as const;

export const RequestStatusPill = ({ status }: { status: RequestStatus }) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(requestTerms.statuses[status])} tone={tones[status]} />;
};

interface RequestStatusCellProps {
  row: RequestItem;
  isSent: boolean;
  /** Opens the actions on a waiting request. */
  onChange: () => void;
}

/** The status of a request, with its time left; a waiting one opens its actions. */
export const RequestStatusCell = ({ row, isSent, onChange }: RequestStatusCellProps) => {
  const { t, i18n } = useLingui();
  const note = useStatusNote()(row, isSent);
  const company = useCompanyName()(row);
  const { status, dueAt } = row;
  const text = i18n._(requestTerms.statuses[status]);
  const act = {
    label: isSent ? t`${text}: retirar ${company}` : t`${text}: responder a ${company}`,
    run: onChange,
  };
  return (
    <span className={box({ gap: 2, justifyItems: 'start', padY: 4 }, styles.status)}>
      <TonePill text={text} tone={tones[status]} act={status === 'pending' ? act : undefined} />
      {note !== '' && (
        <span className={styles.note} data-urgent={dueAt !== null || undefined}>
          {note}
        </span>
      )}
    </span>
  );
};
