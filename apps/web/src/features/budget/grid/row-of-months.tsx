import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { BudgetRow } from '@valia/domain/budgets/budget-document.ts';
import {
  isNotableDeviation,
  monthDeviation,
  budgetSectionSign,
  type BudgetSums,
} from '@valia/domain/budgets/budget-sums.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { BudgetEditing } from '../use-budget.ts';
import { editedBudgetPart } from './write-amount.ts';
import styles from './budget-grid.module.css';
import { allMonths, closedMonthsBorder } from '../all-months.ts';
import { monthName, shownAmount, shownDeviation, deviationTone } from './shown-amount.ts';
import { YearCells } from './total-row.tsx';
import type { BudgetView } from '../read-budget-search.ts';
import { type BudgetCursor, cellKey } from './use-budget-cursor.ts';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { name: box({ overflow: 'hidden', flex: 1 }, text('ellipsis', 'nowrap')) };

export interface BudgetGridProps {
  year: number;
  document: BudgetEditing['document'];
  sums: BudgetSums;
  view: BudgetView;
  cursor: BudgetCursor;
  onEditRow: (row: BudgetRow) => void;
}

interface RowOfMonthsProps extends BudgetGridProps {
  row: BudgetRow;
  index: number;
}

/** A row's name and its twelve months. */
export const RowOfMonths = ({ row, index, ...props }: RowOfMonthsProps) => {
  const { t } = useLingui();
  const { document, sums, view, cursor, onEditRow } = props;
  const { closedMonths } = document;
  const { label } = row;
  const totals = sums.rows.get(row.id);
  return (
    <div role="row" className={styles.row}>
      <span role="rowheader" className={styles.label} title={label}>
        <span className={looks.name}>{label}</span>
        <ActionIcon
          size={24}
          className={styles.edit}
          aria-label={t`Editar la partida ${label}`}
          onClick={() => onEditRow(row)}
        >
          <IconPencil size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </span>
      {allMonths.map((month) => (
        <MonthCell key={month} {...{ row, index, month, view, cursor, closedMonths }} />
      ))}
      {totals !== undefined && <YearCells totals={totals} />}
    </div>
  );
};

interface MonthCellProps {
  row: BudgetRow;
  index: number;
  month: number;
  view: BudgetView;
  cursor: BudgetCursor;
  closedMonths: number;
}

const MonthCell = ({ row, index, month, view, cursor, closedMonths }: MonthCellProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const part = editedBudgetPart(view, month, closedMonths);
  const deviation = monthDeviation(row, month, closedMonths);
  const refused = cursor.refused[cellKey(row.id, month)];
  const amount = part === null ? null : (row[part][month] ?? null);
  const shown =
    part === null
      ? shownDeviation(deviation, language)
      : shownAmount(amount === null ? null : budgetSectionSign(row.section) * amount, language);
  const isActive = cursor.active.row === index && cursor.active.column === month;
  const isEditing = isActive && cursor.editing !== null;
  const isMarked = view !== 'budget' && isNotableDeviation(deviation);
  const at = { row: index, column: month };
  const name = `${row.label}, ${monthName(month, language)}`;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-cell={`${String(index)}-${String(month)}`}
      data-edge={closedMonthsBorder(month, closedMonths)}
      data-tone={
        part === 'budget' ? 'budget' : part === null ? deviationTone(deviation) : undefined
      }
      data-notable={isMarked || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-selected={isActive}
      data-readonly={part === null || undefined}
      aria-invalid={refused !== undefined || undefined}
      aria-label={isMarked ? t`${name}: ${shown}, se desvía 10.000 € o más` : undefined}
      onClick={() => {
        if (!isEditing) cursor.activate(at);
      }}
      onFocus={() => {
        if (!isEditing) cursor.enter(at);
      }}
      onDoubleClick={() => cursor.startEditing(at)}
      onKeyDown={isEditing ? undefined : cursor.onCellKeyDown}
    >
      {isEditing ? <CellField name={name} cursor={cursor} /> : (refused ?? shown)}
    </div>
  );
};

/** The input for the text being typed into the selected cell. */
const CellField = ({ name, cursor }: { name: string; cursor: BudgetCursor }) => (
  <input
    // The user requested to edit this cell, so the input gets the focus.
    ref={(input) => input?.focus()}
    className={styles.input}
    aria-label={name}
    inputMode="decimal"
    autoComplete="off"
    value={cursor.editing?.text ?? ''}
    onChange={(event) => cursor.type(event.currentTarget.value)}
    onKeyDown={cursor.onInputKeyDown}
    onBlur={({ relatedTarget }) => cursor.commit(relatedTarget)}
  />
);
