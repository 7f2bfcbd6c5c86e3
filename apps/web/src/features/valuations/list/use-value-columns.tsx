import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@valia/i18n/format.ts';
import { formatShortMoney } from '@valia/i18n/format-scaled-money.ts';
import type { DataColumn } from '../../../components/data-table.tsx';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useMemo } from 'react';
import { AverageLine } from './average-line.tsx';
import type { ListItem } from './list-totals.ts';
import { RangeAxis } from './range-axis.tsx';
import { sharedCurrency, sumOfValues } from './sum-of-values.ts';
import { ValuationRange } from './valuation-range.tsx';
import type { ResultsProps } from './valuation-table.tsx';
import styles from './valuation-table.module.css';

/** The columns that say what it is worth and since when: range, central value, last change. */
export const useValueColumns = ({ items, totals, scale }: ResultsProps): DataColumn<ListItem>[] => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const average = totals?.averageAmount ?? null;
  const averageText =
    average === null ? '' : formatShortMoney(average, { language, currency: 'EUR' });
  const sum = useMemo(() => sumOfValues(items), [items]);
  const currency = useMemo(() => sharedCurrency(items), [items]);
  const summed = sum?.count ?? 0;

  const rangeColumn: DataColumn<ListItem> = {
    id: 'range',
    header: <RangeAxis scale={scale} currency={currency} />,
    width: '14em',
    cell: (valuation) => (
      <>
        <AverageLine scale={scale} average={average} />
        <ValuationRange valuation={valuation} scale={scale} />
      </>
    ),
    footer: (
      <AverageLine scale={scale} average={average}>
        <Trans>Tu media {averageText}</Trans>
      </AverageLine>
    ),
  };
  const valueColumn: DataColumn<ListItem> = {
    id: 'equityCentral',
    header: t`Valor medio`,
    align: 'end',
    firstSort: 'desc',
    width: '9em',
    cell: (valuation) => <Value amount={valuation.equityCentral} currency={valuation.currency} />,
    footer: sum !== null && <Value {...sum} />,
  };
  const dateColumn: DataColumn<ListItem> = {
    id: 'updatedAt',
    header: t`Actualizada`,
    align: 'end',
    firstSort: 'desc',
    width: '8em',
    cell: ({ updatedAt }) => (
      <time className={styles.date} dateTime={updatedAt}>
        {describeMoment(updatedAt, { i18n, language, now })}
      </time>
    ),
    footer: sum !== null && <span className={styles.date}>{t`suma de ${summed}`}</span>,
  };
  return [rangeColumn, valueColumn, dateColumn];
};

const Value = ({ amount, currency }: { amount: number | null; currency: string }) => {
  const language = useLanguage();
  if (amount !== null) {
    return <span className={styles.value}>{formatMoney(amount, { language, currency })}</span>;
  }
  return (
    <span className={styles.date}>
      <Trans>Sin calcular</Trans>
    </span>
  );
};
