import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import type { EventRow } from './use-security-events.ts';
import styles from './security-events.module.css';

/** What the list says of each event. */
export const useEventColumns = (): TableColumn<EventRow, EventRow>[] => {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'event',
      name: t`Aviso`,
      cell: (row) => (
        <Link to="." search={(before) => ({ ...before, event: row.id })} className={styles.event}>
          {i18n._(securityEventTexts[row.eventType])}
        </Link>
      ),
      card: { place: 'title' },
      exported: ({ eventType }) => ({ text: i18n._(securityEventTexts[eventType]) }),
    },
    {
      id: 'severity',
      name: t`Gravedad`,
      width: '7em',
      cell: (row) => <Severity severity={row.severity} />,
      card: { place: 'aside' },
      exported: ({ severity }) => ({ text: i18n._(severityTexts[severity]) }),
    },
    {
      id: 'subject',
      name: t`Sobre`,
      cell: ({ subject }) => subject ?? '–',
      card: { place: 'about', cell: ({ subject }) => subject },
      exported: ({ subject }) => ({ text: subject ?? '' }),
    },
    ...useStateColumns(),
  ];
};

/** Who knows of it, and since when it is there. */
const useStateColumns = (): TableColumn<EventRow, EventRow>[] => {
  const { t } = useLingui();
  const moment = useMoment();
  const stateOf = ({ acknowledgedAt, acknowledgedByName }: EventRow): string =>
    acknowledgedAt === null
      ? t`Sin reconocer`
      : acknowledgedByName === null || acknowledgedByName === ''
        ? t`Reconocido`
        : t`Reconocido por ${acknowledgedByName}`;
  return [
    {
      id: 'state',
      name: t`Estado`,
      cell: stateOf,
      card: { place: 'about' },
      exported: (row) => ({ text: stateOf(row) }),
    },
    {
      id: 'time',
      name: t`Cuándo`,
      align: 'end',
      width: '8em',
      cell: ({ createdAt }) => moment(createdAt),
      card: { place: 'about' },
      exported: ({ createdAt }) => ({ day: createdAt }),
    },
    { id: 'note', name: t`Nota`, exported: ({ note }) => ({ text: note ?? '' }) },
  ];
};

export const Severity = ({ severity }: Pick<SecurityEventItem, 'severity'>) => {
  const { i18n } = useLingui();
  return (
    <span className={styles.severity} data-severity={severity}>
      {i18n._(severityTexts[severity])}
    </span>
  );
};
