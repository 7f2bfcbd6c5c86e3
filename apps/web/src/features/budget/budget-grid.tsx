import { Trans, useLingui } from '@lingui/react/macro';
import {
  type BudgetRow,
  type BudgetSection,
  budgetSections,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import type { BudgetSums } from '@valia/domain/budgets/budget-sums.ts';
import type { CSSProperties } from 'react';
import { clipboardHandlers } from '../../components/grid/paste/clipboard-handlers.ts';
import { useLanguage } from '../../lib/language.ts';
import { orderedRows } from './budget-edits.ts';
import styles from './budget-grid.module.css';
import { RowOfMonths } from './budget-month-row.tsx';
import { allMonths, edgeOf } from './budget-months.ts';
import { monthName } from './budget-texts.ts';
import { DeviationRow, MarginRow, TotalRow, YearCells } from './budget-total-rows.tsx';
import type { BudgetView } from './read-budget-search.ts';
import type { BudgetEditing } from './use-budget.ts';
import type { BudgetCursor } from './use-budget-cursor.ts';

export interface BudgetGridProps {
  year: number;
  document: BudgetEditing['document'];
  sums: BudgetSums;
  view: BudgetView;
  cursor: BudgetCursor;
  onEditRow: (row: BudgetRow) => void;
}

/** Twelve months across, rows below each other: arrows move, typing writes, a block can be pasted. */
export const BudgetGrid = (props: BudgetGridProps) => {
  const { t } = useLingui();
  const { document, sums, cursor, year, view } = props;
  const { closedMonths } = document;
  const names: Record<BudgetSection, { head: string; total: string }> = {
    income: { head: t`Ingresos`, total: t`Total ingresos` },
    cost: { head: t`Costes`, total: t`Total costes` },
  };
  const rows = orderedRows(document);
  return (
    <div className={styles.scroll}>
      <div
        id={cursor.gridId}
        role="grid"
        tabIndex={-1}
        aria-label={t`Presupuesto de ${year}`}
        aria-colcount={monthsInYear + 5}
        className={styles.grid}
        {...clipboardHandlers(cursor)}
      >
        <GridHeads
          year={year}
          closedMonths={closedMonths}
          view={view}
          active={cursor.active.column}
        />
        {budgetSections.map((section) => (
          <div key={section} role="rowgroup" className={styles.group}>
            <div role="row" className={styles.row} data-kind="section">
              <span role="rowheader" className={styles.label}>
                {names[section].head}
              </span>
              {allMonths.map((month) => (
                <span
                  key={month}
                  role="gridcell"
                  className={styles.cell}
                  data-edge={edgeOf(month, closedMonths)}
                />
              ))}
              <YearCells totals={null} />
            </div>
            {rows.map((row, index) =>
              row.section === section ? (
                <RowOfMonths key={row.id} row={row} index={index} {...props} />
              ) : null,
            )}
            <TotalRow
              name={names[section].total}
              totals={sums.sections[section]}
              kind="total"
              {...{ closedMonths, view }}
            />
          </div>
        ))}
        <div role="rowgroup" className={styles.group}>
          <TotalRow
            name={t`Resultado`}
            totals={sums.result}
            kind="result"
            {...{ closedMonths, view }}
          />
          {view === 'both' && <MarginRow sums={sums} closedMonths={closedMonths} />}
          {view === 'both' && closedMonths > 0 && (
            <DeviationRow sums={sums} closedMonths={closedMonths} />
          )}
        </div>
      </div>
    </div>
  );
};

interface GridHeadsProps {
  year: number;
  closedMonths: number;
  view: BudgetView;
  active: number;
}

interface SpanStyle extends CSSProperties {
  '--span': number;
}

const GridHeads = ({ year, closedMonths, view, active }: GridHeadsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const groups =
    view === 'both'
      ? [
          { name: t`Real, meses cerrados`, months: closedMonths },
          { name: t`Presupuesto`, months: monthsInYear - closedMonths },
        ]
      : [{ name: view === 'budget' ? t`Presupuesto` : t`Desviación`, months: monthsInYear }];
  const spanStyle = (months: number): SpanStyle => ({ '--span': months });
  return (
    <div role="rowgroup" className={styles.group}>
      <div className={styles.row} data-kind="groups" aria-hidden>
        <span className={styles.label}>
          <Trans>Importes en €</Trans>
        </span>
        {groups.map(
          ({ name, months }, at) =>
            months > 0 && (
              <span
                key={name}
                className={styles.span}
                style={spanStyle(months)}
                data-edge={(at > 0 && closedMonths > 0) || undefined}
              >
                {name}
              </span>
            ),
        )}
        <span className={styles.span} style={spanStyle(4)} data-year>
          <Trans>Año {year}</Trans>
        </span>
      </div>
      <div role="row" className={styles.row} data-kind="head">
        <span role="columnheader" className={styles.label}>
          <span className={styles.hidden}>
            <Trans>Partida</Trans>
          </span>
        </span>
        {allMonths.map((month) => (
          <span
            key={month}
            role="columnheader"
            className={styles.cell}
            data-edge={edgeOf(month, closedMonths)}
            data-next={month === closedMonths || undefined}
            data-active={month === active || undefined}
          >
            {monthName(month, language)}
          </span>
        ))}
        {[t`Previsto`, t`Presup.`, t`Desv.`, t`%`].map((name, at) => (
          <span key={name} role="columnheader" className={styles.cell} data-year={at + 1}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
};
