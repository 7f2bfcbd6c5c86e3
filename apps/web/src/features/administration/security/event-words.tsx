import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import { securityEventList } from '@valia/domain/security/security-event-list.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import type { EventRow } from './use-security-events.ts';

/** The texts and columns of the list. */
export const eventWords: ListWords<typeof securityEventList, EventRow> = {
  search: { label: msg`Buscar por persona o empresa`, placeholder: msg`Persona o empresa` },
  views: {
    '': msg`Sin reconocer`,
    grave: msg`Graves en 24 h`,
    acknowledged: msg`Reconocidos`,
    all: msg`Todos`,
  },
  filters: {
    severity: { name: msg`Gravedad`, choices: severityTexts },
    type: { name: msg`Aviso`, choices: securityEventTexts },
  },
  columns: {
    event: {
      name: msg`Aviso`,
      choices: securityEventTexts,
      value: ({ eventType }) => eventType,
      cell: (row) => <EventName row={row} />,
      card: 'title',
    },
    severity: {
      width: '7em',
      cell: ({ severity }) => <Severity severity={severity} />,
      card: 'aside',
    },
    subject: { name: msg`Sobre`, card: 'about' },
    state: { name: msg`Estado`, card: 'about' },
    time: {
      name: msg`Cuándo`,
      width: '8em',
      value: ({ createdAt }) => createdAt,
      card: 'about',
    },
    note: { name: msg`Nota`, only: 'file' },
  },
};

/** Adds the column that names who acknowledged an event. */
export const useEventColumns = () => {
  const { t } = useLingui();
  const stateOf = ({ acknowledgedAt, acknowledgedByName }: EventRow): string =>
    acknowledgedAt === null
      ? t`Sin reconocer`
      : acknowledgedByName === null || acknowledgedByName === ''
        ? t`Reconocido`
        : t`Reconocido por ${acknowledgedByName}`;
  return useListColumns(securityEventList, eventWords, {
    state: { kind: 'text', value: stateOf },
  });
};

const EventName = ({ row }: { row: EventRow }) => {
  const { i18n } = useLingui();
  return <NameCell name={i18n._(securityEventTexts[row.eventType])} search={{ event: row.id }} />;
};

const tones = { critical: 'negative', high: 'warning', medium: 'plain', low: 'plain' } as const;

export const Severity = ({ severity }: Pick<SecurityEventItem, 'severity'>) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(severityTexts[severity])} tone={tones[severity]} />;
};
