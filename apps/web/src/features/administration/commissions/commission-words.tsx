import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { commissionList } from '@valia/domain/commissions/commission-list.ts';
import { formatBands, formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type CommissionRow, commissionAdviserName } from './use-commissions.ts';
import styles from './commissions.module.css';
import { classNames, text } from '../../../components/style/class-names.ts';

const looks = {
  money: classNames(text('medium', 'tabular', 'nowrap'), styles.money),
  due: classNames(text('medium', 'tabular', 'nowrap'), styles.due),
};

/** The texts and columns of the list; the views are in the order in which administrators work through them. */
export const commissionWords: ListWords<typeof commissionList, CommissionRow> = {
  search: { label: msg`Buscar por empresa, nombre o email`, placeholder: msg`Empresa o persona` },
  views: {
    '': msg`Todas`,
    earned: msg`Por aprobar`,
    approved: msg`Por pagar`,
    overdue: msg`Fuera de plazo`,
    paid: msg`Pagadas`,
    estimated: msg`Estimadas`,
  },
  filters: {
    requestType: { name: msg`Tipo`, choices: commissionTerms.requestTypes },
    status: { name: msg`Deshechas`, choices: commissionTerms.statuses },
  },
  orders: {
    since: { desc: msg`Lo último que cambió primero`, asc: msg`Lo que más espera primero` },
    due: msg`Lo que vence antes primero`,
    amount: msg`Las mayores primero`,
  },
  columns: {
    company: {
      name: msg`Empresa`,
      value: ({ companyName }) => companyName,
      cell: (row) => <Company row={row} />,
      card: 'title',
    },
    recipient: { name: msg`Referidor`, value: commissionAdviserName, card: 'about' },
    status: {
      name: msg`Estado`,
      width: '7.5em',
      cell: (row) => <StatusPill row={row} />,
      card: 'aside',
    },
    amount: {
      name: msg`Importe`,
      width: '9em',
      cell: (row) => <Amount row={row} />,
      card: 'figure',
      exported: ({ amountCents }) => ({ amount: amountCents / 100 }),
    },
    since: {
      name: msg`Desde`,
      width: '7em',
      value: ({ statusSince }) => statusSince,
      cell: ({ statusSince }) => <Since day={statusSince} />,
    },
    due: {
      name: msg`Pago hasta`,
      width: '7.5em',
      value: ({ dueAt }) => dueAt,
      cell: (row) => <Due row={row} />,
      card: { place: 'line', cell: (row) => <Due row={row} isInWords /> },
    },
    requestType: { only: 'file' },
    base: {
      name: msg`Base`,
      only: 'file',
      exported: ({ formula }) => ({ amount: formula.baseCents / 100 }),
    },
    rate: {
      name: msg`Tipo efectivo, en %`,
      only: 'file',
      exported: ({ formula, amountCents }) => ({
        multiple: Number(((amountCents / formula.baseCents) * 100).toFixed(4)),
      }),
    },
    formula: { name: msg`Cálculo`, only: 'file' },
    email: { name: msg`Email`, value: ({ recipient }) => recipient.email, only: 'file' },
  },
};

/** Adds the column that depends on the language. */
export const useCommissionColumns = () => {
  const language = useLanguage();
  return useListColumns(commissionList, commissionWords, {
    formula: { value: ({ formula }) => formatBands(formula.bands, language) },
  });
};

const Amount = ({ row: { amountCents } }: { row: CommissionRow }) => (
  <span className={looks.money}>{formatCents(amountCents, useLanguage())}</span>
);

const Since = ({ day }: { day: string }) => (
  <span className={styles.dim}>{formatDate(day, useLanguage())}</span>
);

interface DueProps {
  row: CommissionRow;
  /** On a card, which has no head to say what it is. */
  isInWords?: boolean;
}

/** The day by which an approved commission must be paid. */
const Due = ({ row: { dueAt, status }, isInWords = false }: DueProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  if (dueAt === null || status !== 'approved')
    return isInWords ? null : <span className={styles.dim}>–</span>;
  const day = formatDate(dueAt, language);
  return (
    <span className={looks.due} data-late={Date.parse(dueAt) < now.getTime() || undefined}>
      {isInWords ? t`Pago hasta el ${day}` : day}
    </span>
  );
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

export const StatusPill = ({ row: { status } }: { row: Pick<CommissionRow, 'status'> }) => {
  const { i18n } = useLingui();
  return <TonePill text={i18n._(commissionTerms.statuses[status])} tone={tones[status]} />;
};
