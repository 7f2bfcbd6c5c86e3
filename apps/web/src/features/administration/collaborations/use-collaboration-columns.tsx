import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { hoursUntil } from '@valia/domain/accounts/adviser-verification.ts';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './collaborations.module.css';

/** `quedan 29 h`, or how late the firm is. */
export const useHoursLeft = () => {
  const { t } = useLingui();
  const now = useNow();
  return (dueAt: string): { text: string; isLate: boolean } => {
    const hours = hoursUntil(new Date(dueAt), now);
    const late = -hours;
    return hours < 0
      ? {
          text: t`${plural(late, { one: '# h de retraso', other: '# h de retraso' })}`,
          isLate: true,
        }
      : { text: t`${plural(hours, { one: 'queda # h', other: 'quedan # h' })}`, isLate: false };
  };
};

type Column = TableColumn<AdministratedRequest, AdministratedRequest>;

/** What stands only in an export. */
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

/** What the list says of each request; of those between advisers not the company. */
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
    {
      id: 'type',
      name: t`Tipo`,
      width: '10em',
      cell: ({ type }) => i18n._(requestTerms.types[type]),
      card: { place: 'about' },
      exported: ({ type }) => ({ text: i18n._(requestTerms.types[type]) }),
    },
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
  <span className={styles.two}>
    {senderName === '' ? <Trans>Cuenta eliminada</Trans> : senderName}
    <span className={styles.note}>{senderCompany ?? ''}</span>
  </span>
);

/** A private one is never named. */
const Request = ({ row }: { row: AdministratedRequest }) => {
  const { t } = useLingui();
  const short = row.id.slice(0, 4);
  const { companyName, targetName } = row;
  const other = targetName === '' ? t`una cuenta eliminada` : targetName;
  if (companyName === null)
    return (
      <span className={styles.two}>
        {t`Solicitud ${short}`}
        <span className={styles.note}>{t`para ${other}`}</span>
      </span>
    );
  return (
    <Link
      to="."
      search={(before) => ({ ...before, request: row.id, act: undefined })}
      className={styles.name}
    >
      {companyName === '' ? t`Empresa eliminada` : companyName}
    </Link>
  );
};

const Status = ({ row: { status, dueAt, outcome } }: { row: AdministratedRequest }) => {
  const { i18n } = useLingui();
  const hoursLeft = useHoursLeft();
  const left = dueAt === null ? null : hoursLeft(dueAt);
  return (
    <span className={styles.status}>
      <span className={styles.pill} data-status={status}>
        {i18n._(requestTerms.statuses[status])}
      </span>
      {left !== null && (
        <span className={styles.left} data-late={left.isLate || undefined}>
          {left.text}
        </span>
      )}
      {outcome !== null && (
        <span className={styles.note}>{i18n._(requestTerms.outcomes[outcome])}</span>
      )}
    </span>
  );
};
