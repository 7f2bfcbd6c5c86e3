import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { requestResult } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { row, stack, text } from '../../../components/style/class-names.ts';

const looks = { status: row({ inline: true, gap: [2, 8], align: 'center', wrap: true, padY: 4 }) };

type Column = TableColumn<AdministratedRequest, AdministratedRequest>;

/** The columns that only exist in an export. */
const useExportedColumns = (): Column[] => {
  const { t } = useLingui();
  return [
    {
      id: 'company',
      name: t`Despacho`,
      exported: ({ senderCompany }) => ({ text: senderCompany ?? '' }),
    },
    {
      id: 'target',
      name: t`Para`,
      exported: ({ targetName }) => ({ text: targetName ?? t`La firma` }),
    },
  ];
};

/** The columns of the list; for requests between advisers, the company is not shown. */
export const useCollaborationColumns = (): Column[] => {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'request',
      name: t`Solicitud`,
      cell: (row) => <Request row={row} />,
      card: { place: 'title' },
      exported: ({ companyName }) => ({ text: companyName ?? '' }),
    },
    {
      id: 'sender',
      name: t`De`,
      cell: (row) => <Sender row={row} />,
      card: { place: 'about', cell: ({ senderName }) => senderName },
      exported: ({ senderName }) => ({ text: senderName }),
    },
    textColumn({
      id: 'type',
      name: t`Tipo`,
      width: '10em',
      text: ({ type }) => i18n._(requestTerms.types[type]),
      card: { place: 'about' },
    }),
    {
      id: 'status',
      name: t`Estado`,
      width: '10em',
      cell: (row) => <Status row={row} />,
      card: { place: 'line' },
      exported: ({ status }) => ({ text: i18n._(requestTerms.statuses[status]) }),
    },
    {
      id: 'created',
      name: t`Recibida`,
      firstSort: 'desc',
      align: 'end',
      width: '8em',
      cell: ({ createdAt }) => moment(createdAt),
      card: { place: 'about' },
      exported: ({ createdAt }) => ({ day: createdAt }),
    },
    ...useExportedColumns(),
  ];
};

const Sender = ({ row: { senderName, senderCompany } }: { row: AdministratedRequest }) => (
  <span className={stack({ padY: 5 })}>
    {senderName === '' ? <Trans>Cuenta eliminada</Trans> : senderName}
    <span className={text('fine', 'regular', 'dimmed')}>{senderCompany ?? ''}</span>
  </span>
);

/** A private request is shown without a name. */
const Request = ({ row }: { row: AdministratedRequest }) => {
  const { t } = useLingui();
  const short = row.id.slice(0, 4);
  const { companyName, targetName } = row;
  const other = targetName === '' ? t`una cuenta eliminada` : targetName;
  if (companyName === null)
    return (
      <span className={stack({ padY: 5 })}>
        {t`Solicitud ${short}`}
        <span className={text('fine', 'regular', 'dimmed')}>{t`para ${other}`}</span>
      </span>
    );
  return (
    <NameCell
      name={companyName === '' ? t`Empresa eliminada` : companyName}
      search={{ request: row.id, act: undefined }}
    />
  );
};

const tones = {
  pending: 'active',
  accepted: 'positive',
  rejected: 'negative',
  withdrawn: 'muted',
  expired: 'muted',
} as const;

const Status = ({ row }: { row: AdministratedRequest }) => {
  const { status, dueAt, outcome, isOutcomeConfirmed: isConfirmed } = row;
  const { i18n } = useLingui();
  return (
    <span className={looks.status}>
      <TonePill text={i18n._(requestTerms.statuses[status])} tone={tones[status]} />
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
      {outcome !== null && (
        <span className={text('fine', 'regular', 'dimmed')}>
          {i18n._(requestTerms.results[requestResult({ outcome, isConfirmed })])}
        </span>
      )}
    </span>
  );
};
