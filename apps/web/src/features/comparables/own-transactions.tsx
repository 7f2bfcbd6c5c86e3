import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ComparableTransaction } from '@valia/domain/comparables/comparable-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatDate, formatMoney, formatMultiple } from '@valia/i18n/format.ts';
import { Sheet } from '../../components/sheet.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './comparable-multiples.module.css';
import { box, classNames, text } from '../../components/style/class-names.ts';

const looks = {
  table: box({ width: 'full', collapse: true }, text('small', 'tabular'), styles.table),
};

interface OwnTransactionsProps {
  onEdit: (transaction: ComparableTransaction | null) => void;
}

const useDelete = () => {
  const { t } = useLingui();
  const { comparables } = trpc.useUtils().valuations;
  const remove = trpc.valuations.comparables.delete.useMutation();
  const create = trpc.valuations.comparables.create.useMutation();
  const refetch = async (): Promise<void> => {
    await Promise.all([comparables.list.invalidate(), comparables.sectors.invalidate()]);
  };
  const undo = async (transaction: ComparableTransaction): Promise<void> => {
    const { id: _id, version: _version, ...given } = transaction;
    await create.mutateAsync({ transactions: [given] });
    await refetch();
  };
  return useUserAction<ComparableTransaction>({
    call: ({ id }) => remove.mutateAsync({ id }),
    done: (_answer, transaction) => {
      const { name } = transaction;
      return {
        kind: 'success',
        title: t`Operación eliminada: ${name}`,
        action: { label: t`Deshacer`, run: () => void undo(transaction) },
      };
    },
    onDone: refetch,
    failed: t`No se pudo eliminar la operación`,
  });
};

/** The transactions that the user entered. */
export const OwnTransactions = ({ onEdit }: OwnTransactionsProps) => {
  const { t } = useLingui();
  const query = trpc.valuations.comparables.list.useQuery();
  return (
    <QueryState query={query} loading={<Skeleton height={320} radius="lg" />}>
      {({ transactions }) =>
        transactions.length === 0 ? (
          <Sheet>
            <EmptyState
              title={t`Aún no has anotado ninguna operación`}
              text={t`Aquí verás las operaciones que conoces, con su múltiplo. Su mediana aparece junto a la de cada sector y puedes llevarla a una valoración.`}
              action={
                <Button variant="default" onClick={() => onEdit(null)}>
                  <Trans>Añadir operación</Trans>
                </Button>
              }
            />
          </Sheet>
        ) : (
          <TransactionsTable transactions={transactions} onEdit={onEdit} />
        )
      }
    </QueryState>
  );
};

interface TransactionsTableProps extends OwnTransactionsProps {
  transactions: readonly ComparableTransaction[];
}

const TransactionsTable = ({ transactions, onEdit }: TransactionsTableProps) => {
  const isWide = useTableFits(900);
  return (
    <Sheet>
      <div className={box({ scroll: 'x' })}>
        <table className={looks.table}>
          <caption className={text('spoken')}>
            <Trans>Tus operaciones</Trans>
          </caption>
          <TransactionsHead isWide={isWide} />
          <tbody>
            {transactions.map((transaction) => (
              <TransactionRow key={transaction.id} {...{ transaction, onEdit, isWide }} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
};

const TransactionsHead = ({ isWide }: { isWide: boolean }) => {
  const { t } = useLingui();
  const texts = isWide ? [t`Empresa`, t`Sector`, t`Cierre`] : [t`Empresa`];
  const figures = isWide ? [t`Valor de empresa`, t`EBITDA`, t`EV/EBITDA`] : [t`EV/EBITDA`];
  return (
    <thead>
      <tr>
        {texts.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
        {figures.map((text) => (
          <th key={text} scope="col" data-end>
            {text}
          </th>
        ))}
        {isWide && (
          <th scope="col">
            <Trans>Fuente</Trans>
          </th>
        )}
        <th scope="col">
          <VisuallyHidden>{t`Acciones`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
};

interface TransactionRowProps extends OwnTransactionsProps {
  transaction: ComparableTransaction;
  isWide: boolean;
}

const TransactionRow = ({ transaction, onEdit, isWide }: TransactionRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { run } = useDelete();
  const { name, sector, closedOn, enterpriseValue, ebitda, evToEbitda, source } = transaction;
  const money = (amount: number | null): string =>
    amount === null ? '–' : formatMoney(amount, { language });
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      {isWide && (
        <>
          <td>{sectorName(sector, language)}</td>
          <td>{formatDate(closedOn, language)}</td>
          <td data-end>{money(enterpriseValue)}</td>
          <td data-end>{money(ebitda)}</td>
        </>
      )}
      <td data-end data-mean>
        {formatMultiple(evToEbitda, { language })}
      </td>
      {isWide && <td className={classNames(text('dimmed'), styles.source)}>{source}</td>}
      <td>
        <ActionIcon size={28} aria-label={t`Editar ${name}`} onClick={() => onEdit(transaction)}>
          <IconPencil size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon size={28} aria-label={t`Eliminar ${name}`} onClick={() => run(transaction)}>
          <IconTrash size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
};
