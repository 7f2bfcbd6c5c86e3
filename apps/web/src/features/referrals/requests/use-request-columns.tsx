import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconAntennaBars5, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type {
  RequestCommission,
  RequestItem,
} from '@valia/domain/collaborations/request-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { requestResult } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { ReactNode } from 'react';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useLanguage } from '../../../lib/language.ts';
import { FirmClockTicks } from './firm-clock.tsx';
import { RequestStatusCell } from './request-status-cell.tsx';
import { useCompanyName, useCounterpartName, useRequestTimes } from './use-request-times.ts';
import type { ListSide } from './use-requests.ts';
import styles from './requests.module.css';
import { classNames, row, stack, text } from '../../../components/style/class-names.ts';

const looks = { actions: row({ inline: true, gap: 4 }) };

type OpenRequest = (row: RequestItem, act?: 'accept' | 'reject' | 'withdraw') => void;

interface RequestColumns {
  side: ListSide;
  open: OpenRequest;
  /** The total of the commission column, as text; undefined while it is unknown. */
  total?: string | undefined;
}

/** The columns of both lists of requests. */
export const useRequestColumns = ({
  side,
  open,
  total,
}: RequestColumns): TableColumn<RequestItem, RequestItem>[] => {
  const { t, i18n } = useLingui();
  const typeText = ({ type }: RequestItem): string => i18n._(requestTerms.types[type]);
  const isSent = side === 'sent';
  const commission = useCommissionColumn(total);
  const status = useStatusColumn(isSent, open);
  const sent = useDateColumn();
  return [
    {
      id: 'company',
      name: t`Empresa`,
      firstSort: 'asc',
      cell: (row) => <Company row={row} />,
      card: { place: 'title' },
      exported: ({ companyName }) => ({ text: companyName }),
    },
    {
      id: 'type',
      name: t`Tipo`,
      width: '9.5em',
      cell: typeText,
      card: { place: 'about' },
      exported: (row) => ({ text: typeText(row) }),
    },
    status,
    ...(isSent ? [commission] : []),
    sent,
    {
      id: 'actions',
      name: t`Acciones`,
      align: 'end',
      width: '6.5em',
      cell: (row) => <Actions row={row} open={open} />,
      card: { place: 'aside' },
    },
  ];
};

const exportedStatus = (
  { status, outcome, isOutcomeConfirmed: isConfirmed }: RequestItem,
  i18n: I18n,
): string => {
  const text = i18n._(requestTerms.statuses[status]);
  return outcome === null
    ? text
    : `${text} · ${i18n._(requestTerms.results[requestResult({ outcome, isConfirmed })])}`;
};

const useStatusColumn = (
  isSent: boolean,
  open: OpenRequest,
): TableColumn<RequestItem, RequestItem> => {
  const { t, i18n } = useLingui();
  const cell = (row: RequestItem): ReactNode => (
    <RequestStatusCell
      row={row}
      isSent={isSent}
      onChange={() => open(row, isSent ? 'withdraw' : undefined)}
    />
  );
  return {
    id: 'status',
    name: t`Estado`,
    width: '9em',
    cell,
    card: {
      place: 'line',
      cell: (row) => (
        <>
          {cell(row)}
          <FirmClockTicks request={row} />
        </>
      ),
    },
    exported: (row) => ({ text: exportedStatus(row, i18n) }),
  };
};

const useDateColumn = (): TableColumn<RequestItem, RequestItem> => {
  const { t } = useLingui();
  const { moment } = useRequestTimes();
  return {
    id: 'created',
    name: t`Fecha`,
    firstSort: 'desc',
    align: 'end',
    width: '7em',
    cell: ({ createdAt }) => <span className={text('dimmed', 'nowrap')}>{moment(createdAt)}</span>,
    card: { place: 'about', cell: ({ createdAt }) => moment(createdAt) },
    exported: ({ createdAt }) => ({ day: createdAt }),
  };
};

const useCommissionColumn = (total: string | undefined): TableColumn<RequestItem, RequestItem> => {
  const { t } = useLingui();
  return {
    id: 'commission',
    name: t`Comisión estimada`,
    align: 'end',
    width: '8.5em',
    cell: ({ commission }) => <Commission commission={commission} />,
    card: { place: 'line' },
    footer: total,
    exported: ({ commission }) =>
      commission === null
        ? { text: t`Sin tarifa definida` }
        : { amount: commission.amountCents / 100, currency: 'EUR' },
  };
};

const useStepTexts = (): Record<RequestCommission['step'], string> => {
  const { t } = useLingui();
  return {
    estimated: t`Estimada`,
    earned: t`Devengada`,
    approved: t`Aprobada`,
    paid: t`Pagada`,
    cancelled: t`Anulada`,
    reversed: t`Revertida`,
  };
};

const Commission = ({ commission }: Pick<RequestItem, 'commission'>) => {
  const language = useLanguage();
  const steps = useStepTexts();
  if (commission === null)
    return (
      <span className={styles.note}>
        <Trans>Sin tarifa definida</Trans>
      </span>
    );
  const { amountCents, step } = commission;
  const amount = formatMoney(amountCents / 100, { language });
  const isGone = step === 'cancelled' || step === 'reversed';
  return (
    <span className={stack({ padY: 5 }, styles.commission)}>
      {isGone ? <s>{amount}</s> : <strong>{amount}</strong>}
      <span className={styles.note}>{steps[step]}</span>
    </span>
  );
};

const Company = ({ row }: { row: RequestItem }) => (
  <div className={stack({ padY: 5 })}>
    <Link
      to="."
      search={(before) => ({ ...before, request: row.id, act: undefined })}
      className={classNames(text('strong', 'undecorated', 'anywhere'), styles.name)}
    >
      {useCompanyName()(row)}
    </Link>
    <span className={styles.note}>{useCounterpartName()(row.counterpart)}</span>
  </div>
);

/** Links to the messages and to the attachment. */
const Actions = ({ row, open }: { row: RequestItem; open: OpenRequest }) => {
  const { t } = useLingui();
  const company = useCompanyName()(row);
  const message = t`Ver mensaje de ${company}`;
  const valuation = t`Ver valoración de ${company}`;
  const [chat, bars] = [
    <IconMessage key="m" size={18} stroke={1.5} aria-hidden />,
    <IconAntennaBars5 key="v" size={18} stroke={1.5} aria-hidden />,
  ];
  const to = { id: row.id };
  return (
    <span className={looks.actions}>
      {row.status === 'accepted' ? (
        <Link to="/collaborations/$id" params={to} className={styles.icon} aria-label={message}>
          {chat}
        </Link>
      ) : (
        <ActionIcon
          size={28}
          className={styles.icon}
          aria-label={message}
          onClick={() => open(row)}
        >
          {chat}
        </ActionIcon>
      )}
      <ValuationLink row={row} label={valuation}>
        {bars}
      </ValuationLink>
    </span>
  );
};

interface ValuationLinkProps {
  row: RequestItem;
  label: string;
  children: ReactNode;
}

/** A link to the user's own valuation opens the editor; for another's, the page of its shared versions. */
const ValuationLink = ({ row, label, children }: ValuationLinkProps) => {
  const { t } = useLingui();
  if (row.valuationId !== null)
    return (
      <Link
        to="/valuation/$id"
        params={{ id: row.valuationId }}
        className={styles.icon}
        aria-label={label}
      >
        {children}
      </Link>
    );
  if (row.hasValuation && row.status === 'accepted')
    return (
      <Link
        to="/collaborations/$id"
        params={{ id: row.id }}
        className={styles.icon}
        aria-label={label}
      >
        {children}
      </Link>
    );
  return (
    <ActionIcon
      size={28}
      aria-disabled
      aria-label={
        row.hasValuation ? t`Podrás leerla cuando la aceptes` : t`Sin valoración vinculada`
      }
      className={styles.off}
    >
      {children}
    </ActionIcon>
  );
};
