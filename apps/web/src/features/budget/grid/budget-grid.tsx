import { VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type BudgetSection,
  budgetSections,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import type { CSSProperties } from 'react';
import { clipboardHandlers } from '../../../components/grid/paste/clipboard-handlers.ts';
import { useLanguage } from '../../../lib/language.ts';
import { orderedRows } from './write-amount.ts';
import styles from './budget-grid.module.css';
import { RowOfMonths, type BudgetGridProps } from './row-of-months.tsx';
import { allMonths, closedMonthsBorder } from '../all-months.ts';
import { monthName } from './shown-amount.ts';
import { DeviationRow, MarginRow, TotalRow } from './total-row.tsx';
import type { BudgetView } from '../read-budget-search.ts';
import { box, classNames, text } from '../../../components/style/class-names.ts';

const looks = { span: classNames(text('fine', 'dimmed'), styles.span) };

/** A grid with twelve months as columns: arrows move, typing edits, a block can be pasted. */
export const BudgetGrid = (props: BudgetGridProps) => {
  const { t } = useLingui();
  const { document, sums, cursor, year, view } = props;
  const { closedMonths } = document;
  const place = { closedMonths, view };
  return (
    <div className={box({ scroll: 'x' })}>
      <div
        id={cursor.gridId}
        role="grid"
        tabIndex={-1}
        aria-label={t`Presupuesto de ${year}`}
        aria-colcount={monthsInYear + 5}
        className={classNames(text('small', 'tabular'), styles.grid)}
        {...clipboardHandlers(cursor)}
      >
        <GridHeads year={year} {...place} active={cursor.active.column} />
        {budgetSections.map((section) => (
          <SectionOfRows key={section} section={section} {...props} />
        ))}
        <div role="rowgroup" className={styles.group}>
          <TotalRow name={t`Resultado`} totals={sums.result} kind="result" {...place} />
          {view === 'both' && <MarginRow sums={sums} closedMonths={closedMonths} />}
          {view === 'both' && closedMonths > 0 && (
            <DeviationRow sums={sums} closedMonths={closedMonths} />
          )}
        </div>
      </div>
    </div>
  );
};

const SectionOfRows = ({ section, ...props }: BudgetGridProps & { section: BudgetSection }) => {
  const { t } = useLingui();
  const { document, sums, view } = props;
  const { closedMonths } = document;
  const [head, total] = {
    income: [t`Ingresos`, t`Total ingresos`] as const,
    cost: [t`Costes`, t`Total costes`] as const,
  }[section];
  return (
    <div role="rowgroup" className={styles.group}>
      <div role="row" className={styles.row} data-kind="section">
        <span role="rowheader" className={styles.label}>
          {head}
        </span>
        {allMonths.map((month) => (
          <span
            key={month}
            role="presentation"
            className={styles.cell}
            data-edge={closedMonthsBorder(month, closedMonths)}
          />
        ))}
        {[1, 2, 3, 4].map((column) => (
          <span key={column} role="presentation" className={styles.cell} data-year={column} />
        ))}
      </div>
      {orderedRows(document).map((row, index) =>
        row.section === section ? (
          <RowOfMonths key={row.id} row={row} index={index} {...props} />
        ) : null,
      )}
      <TotalRow
        name={total}
        totals={sums.sections[section]}
        kind="total"
        {...{ closedMonths, view }}
      />
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

const spanStyle = (months: number): SpanStyle => ({ '--span': months });

/** The headers of the months below them: closed, budgeted, or deviation. */
const GroupHeads = ({ year, closedMonths, view }: Omit<GridHeadsProps, 'active'>) => {
  const { t } = useLingui();
  const whole = view === 'budget' ? t`Presupuesto` : t`Desviación`;
  const groups =
    view === 'both'
      ? [
          { name: t`Real, meses cerrados`, months: closedMonths },
          { name: t`Presupuesto`, months: monthsInYear - closedMonths },
        ]
      : [{ name: whole, months: monthsInYear }];
  return (
    <div className={styles.row} data-kind="groups" aria-hidden>
      <span className={styles.label}>
        <Trans>Importes en €</Trans>
      </span>
      {groups.map(
        ({ name, months }, at) =>
          months > 0 && (
            <span
              key={name}
              className={looks.span}
              style={spanStyle(months)}
              data-edge={(at > 0 && closedMonths > 0) || undefined}
            >
              {name}
            </span>
          ),
      )}
      <span className={looks.span} style={spanStyle(4)} data-year>
        <Trans>Año {year}</Trans>
      </span>
    </div>
  );
};

const GridHeads = ({ active, ...groups }: GridHeadsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { closedMonths } = groups;
  return (
    <div role="rowgroup" className={styles.group}>
      <GroupHeads {...groups} />
      <div role="row" className={styles.row} data-kind="head">
        <span role="columnheader" className={styles.label}>
          <VisuallyHidden>{t`Partida`}</VisuallyHidden>
        </span>
        {allMonths.map((month) => (
          <span
            key={month}
            role="columnheader"
            className={styles.cell}
            data-edge={closedMonthsBorder(month, closedMonths)}
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
