import { useLingui } from '@lingui/react/macro';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import type { EventRow } from './use-security-events.ts';

export const useEventColumns = (): TableColumn<EventRow, EventRow>[] => {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'event',
      name: t`Aviso`,
      cell: (row) => (
        <NameCell name={i18n._(securityEventTexts[row.eventType])} search={{ event: row.id }} />
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
      cell: ({ subject }) => subject,
      card: { place: 'about', cell: ({ subject }) => subject },
      exported: ({ subject }) => ({ text: subject ?? '' }),
    },
    ...useStateColumns(),
  ];
};

/** The columns for who acknowledged an event, and when it occurred. */
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
    textColumn({ id: 'state', name: t`Estado`, text: stateOf, card: { place: 'about' } }),
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

const tones = { critical: 'negative', high: 'warning', medium: 'plain', low: 'plain' } as const;

export const Severity = ({ severity }: Pick<SecurityEventItem, 'severity'>) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(severityTexts[severity])} tone={tones[severity]} />;
};
