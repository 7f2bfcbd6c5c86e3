import { useLingui } from '@lingui/react/macro';
import type { BudgetSums, BudgetTotals } from '@valia/domain/budgets/budget-sums.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import styles from './budget-grid.module.css';
import { allMonths, closedMonthsBorder } from '../all-months.ts';
import {
  monthName,
  shownAmount,
  shownDeviation,
  shownShare,
  deviationTone,
} from './shown-amount.ts';
import type { BudgetView } from '../read-budget-search.ts';

/** The year's forecast, its budget, and the deviation between them. */
export const YearCells = ({ totals }: { totals: BudgetTotals }) => {
  const language = useLanguage();
  const texts = [
    shownAmount(totals.outlook, language),
    shownAmount(totals.budget, language),
    shownDeviation(totals.deviation, language),
    shownShare(totals.deviationShare, language),
  ];
  return texts.map((text, at) => (
    <span
      // The key is the index, because the four columns of the year never change their order.
      key={String(at + 1)}
      role="gridcell"
      className={styles.cell}
      data-year={at + 1}
      data-tone={at > 1 ? deviationTone(totals.deviation) : undefined}
    >
      {text}
    </span>
  ));
};

interface TotalRowProps {
  name: string;
  totals: BudgetTotals;
  kind: 'total' | 'result';
  closedMonths: number;
  view: BudgetView;
}

export const TotalRow = ({ name, totals, kind, closedMonths, view }: TotalRowProps) => {
  const language = useLanguage();
  const textOf = (month: number): string => {
    const [was, budgeted] = [totals.months[month] ?? 0, totals.budgetMonths[month] ?? 0];
    if (view === 'both') return shownAmount(was, language);
    if (view === 'budget') return shownAmount(budgeted, language);
    return month < closedMonths ? shownDeviation(was - budgeted, language) : '';
  };
  return (
    <PlainRow name={name} kind={kind} {...{ textOf, closedMonths }}>
      <YearCells totals={totals} />
    </PlainRow>
  );
};

interface PlainRowProps {
  name: string;
  kind: string;
  textOf: (month: number) => string;
  toneAt?: (month: number) => string | undefined;
  closedMonths: number;
  children: ReactNode;
}

const PlainRow = ({ name, kind, textOf, toneAt, closedMonths, children }: PlainRowProps) => (
  <div role="row" className={styles.row} data-kind={kind}>
    <span role="rowheader" className={styles.label}>
      {name}
    </span>
    {allMonths.map((month) => (
      <span
        key={month}
        role="gridcell"
        className={styles.cell}
        data-edge={closedMonthsBorder(month, closedMonths)}
        data-tone={toneAt?.(month)}
      >
        {textOf(month)}
      </span>
    ))}
    {children}
  </div>
);

interface SumsRowProps {
  sums: BudgetSums;
  closedMonths: number;
}

export const MarginRow = ({ sums: { margins, margin }, closedMonths }: SumsRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const rate = (value: number | null | undefined, decimals: number): string =>
    value == null ? '' : formatRate(value, { language, decimals });
  const points =
    margin.outlook === null || margin.budget === null
      ? null
      : Math.round((margin.outlook - margin.budget) * 1000) / 10;
  const shownPoints =
    points === null
      ? ''
      : `${points > 0 ? '+' : ''}${formatNumber(points, { language, decimals: 1 })}\u00A0${t`pp`}`;
  return (
    <PlainRow
      name={t`Margen`}
      kind="detail"
      textOf={(month) => rate(margins[month], 0)}
      closedMonths={closedMonths}
    >
      {[rate(margin.outlook, 1), rate(margin.budget, 1), '', shownPoints].map((text, at) => (
        <span
          // The key is the index, because the four columns of the year never change their order.
          key={String(at + 1)}
          role="gridcell"
          className={styles.cell}
          data-year={at + 1}
          data-tone={at > 1 ? deviationTone(points) : undefined}
        >
          {text}
        </span>
      ))}
    </PlainRow>
  );
};

export const DeviationRow = ({ sums: { deviations, toDate }, closedMonths }: SumsRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [first, last] = [monthName(0, language), monthName(closedMonths - 1, language)];
  const period = closedMonths === 1 ? first : `${first}–${last}`;
  const tone = deviationTone(toDate.deviation);
  return (
    <PlainRow
      name={t`Desviación`}
      kind="detail"
      textOf={(month) => shownDeviation(deviations[month] ?? null, language)}
      toneAt={(month) => deviationTone(deviations[month] ?? null)}
      closedMonths={closedMonths}
    >
      <span role="presentation" className={styles.cell} data-year="1" />
      <span role="gridcell" className={styles.cell} data-year="2">
        {period}
      </span>
      <span role="gridcell" className={styles.cell} data-year="3" data-tone={tone}>
        {shownDeviation(toDate.deviation, language)}
      </span>
      <span role="gridcell" className={styles.cell} data-year="4" data-tone={tone}>
        {shownShare(toDate.share, language)}
      </span>
    </PlainRow>
  );
};
