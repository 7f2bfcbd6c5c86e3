import { useLingui } from '@lingui/react/macro';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatBands, formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type CommissionRow, commissionAdviserName } from './use-commissions.ts';
import styles from './commissions.module.css';
import { classNames, text } from '../../../components/style/class-names.ts';

const looks = {
  money: classNames(text('medium', 'tabular', 'nowrap'), styles.money),
  due: classNames(text('medium', 'tabular', 'nowrap'), styles.due),
};

export const useCommissionColumns = (): TableColumn<CommissionRow, CommissionRow>[] => {
  const { t, i18n } = useLingui();
  const statusOf = ({ status }: CommissionRow): string => i18n._(commissionTerms.statuses[status]);
  return [
    {
      id: 'company',
      name: t`Empresa`,
      cell: (row) => <Company row={row} />,
      card: { place: 'title' },
      exported: ({ companyName }) => ({ text: companyName }),
    },
    textColumn({ id: 'recipient', name: t`Referidor`, text: commissionAdviserName, card: { place: 'about' } }),
    {
      id: 'status',
      name: t`Estado`,
      width: '7.5em',
      cell: (row) => <CommissionStatusPill row={row} />,
      card: { place: 'aside' },
      exported: (row) => ({ text: statusOf(row) }),
    },
    ...useFigureColumns(),
    useDueColumn(),
    ...useExportedColumns(),
  ];
};

/** The columns for the amount of a commission, and the time since which it has its status. */
const useFigureColumns = (): TableColumn<CommissionRow, CommissionRow>[] => {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'amount',
      name: t`Importe`,
      firstSort: 'desc',
      align: 'end',
      width: '9em',
      cell: ({ amountCents }) => (
        <span className={looks.money}>{formatCents(amountCents, language)}</span>
      ),
      card: { place: 'figure' },
      exported: ({ amountCents }) => ({ amount: amountCents / 100 }),
    },
    {
      id: 'since',
      name: t`Desde`,
      firstSort: 'desc',
      align: 'end',
      width: '7em',
      cell: ({ statusSince }) => (
        <span className={styles.dim}>{formatDate(statusSince, language)}</span>
      ),
      exported: ({ statusSince }) => ({ day: statusSince }),
    },
  ];
};

/** The day by which an approved commission must be paid. */
const useDueColumn = (): TableColumn<CommissionRow, CommissionRow> => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const due = (dueAt: string, write: (day: string) => string) => (
    <span className={looks.due} data-late={Date.parse(dueAt) < now.getTime() || undefined}>
      {write(formatDate(dueAt, language))}
    </span>
  );
  return {
    id: 'due',
    name: t`Pago hasta`,
    firstSort: 'asc',
    align: 'end',
    width: '7.5em',
    cell: ({ dueAt, status }) =>
      dueAt === null || status !== 'approved' ? (
        <span className={styles.dim}>–</span>
      ) : (
        due(dueAt, (day) => day)
      ),
    card: {
      place: 'line',
      cell: ({ dueAt, status }) =>
        dueAt !== null && status === 'approved' && due(dueAt, (day) => t`Pago hasta el ${day}`),
    },
    exported: ({ dueAt }) => ({ day: dueAt }),
  };
};

/** The columns that only exist in an export. */
const useExportedColumns = (): TableColumn<CommissionRow, CommissionRow>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'type',
      name: t`Tipo`,
      exported: ({ requestType }) => ({ text: i18n._(commissionTerms.requestTypes[requestType]) }),
    },
    {
      id: 'base',
      name: t`Base`,
      exported: ({ formula }) => ({ amount: formula.baseCents / 100 }),
    },
    {
      id: 'rate',
      name: t`Tipo efectivo, en %`,
      exported: ({ formula, amountCents }) => ({
        multiple: Number(((amountCents / formula.baseCents) * 100).toFixed(4)),
      }),
    },
    {
      id: 'formula',
      name: t`Cálculo`,
      exported: ({ formula }) => ({ text: formatBands(formula.bands, language) }),
    },
    { id: 'email', name: t`Email`, exported: ({ recipient }) => ({ text: recipient.email }) },
  ];
};

const Company = ({ row }: { row: CommissionRow }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const type = i18n._(commissionTerms.requestTypes[row.requestType]);
  return (
    <NameCell
      name={row.companyName}
      search={{ commission: row.id, act: undefined }}
      about={`${type} · ${formatBands(row.formula.bands, language)}`}
    />
  );
};

const tones = {
  estimated: 'plain',
  earned: 'warning',
  approved: 'active',
  paid: 'positive',
  cancelled: 'plain',
  reversed: 'negative',
} as const;

export const CommissionStatusPill = ({ row: { status } }: { row: Pick<CommissionRow, 'status'> }) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(commissionTerms.statuses[status])} tone={tones[status]} />;
};
