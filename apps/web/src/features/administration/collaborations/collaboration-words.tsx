import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { administratedRequests } from '@valia/domain/collaborations/request-list.ts';
import { requestResult } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import { row, stack, text } from '../../../components/style/class-names.ts';

const looks = { status: row({ inline: true, gap: [2, 8], align: 'center', wrap: true, padY: 4 }) };

/** The texts and columns of the list. Requests between advisers do not show the company. */
export const collaborationWords: ListWords<typeof administratedRequests, AdministratedRequest> = {
  search: { label: msg`Buscar por empresa o asesor`, placeholder: msg`Empresa o asesor` },
  views: { '': msg`Por responder`, firm: msg`A la firma`, advisers: msg`Entre asesores` },
  filters: {
    type: { name: msg`Tipo`, choices: requestTerms.types },
    status: { name: msg`Estado`, choices: requestTerms.statuses },
  },
  columns: {
    request: {
      name: msg`Solicitud`,
      value: ({ companyName }) => companyName,
      cell: (row) => <Request row={row} />,
      card: 'title',
    },
    sender: {
      name: msg`De`,
      value: ({ senderName }) => senderName,
      cell: (row) => <Sender row={row} />,
      card: 'about',
    },
    type: { width: '10em', card: 'about' },
    status: { width: '10em', cell: (row) => <Status row={row} />, card: 'line' },
    created: {
      name: msg`Recibida`,
      width: '8em',
      value: ({ createdAt }) => createdAt,
      card: 'about',
    },
    company: { name: msg`Despacho`, value: ({ senderCompany }) => senderCompany, only: 'file' },
    target: { name: msg`Para`, only: 'file' },
  },
};

/** Adds the column that names the firm as the recipient. */
export const useCollaborationColumns = () => {
  const { t } = useLingui();
  return useListColumns(administratedRequests, collaborationWords, {
    target: { value: ({ targetName }) => targetName ?? t`La firma` },
  });
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
