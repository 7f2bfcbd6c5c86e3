import { Trans, useLingui } from '@lingui/react/macro';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { formatShortMoney, formatShortRange } from '@valia/i18n/format-scaled-money.ts';
import { useMemo } from 'react';
import type { ExportedCell } from '../../../../components/export/list-csv.ts';
import { describeMoment } from '../../../../lib/describe-moment.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { valueScale } from '../../../../components/drawing/value-scale.ts';
import { AverageLine } from './average-line.tsx';
import type { ListColumn, ListItem, ListTotals } from '../list-types.ts';
import { RangeAxis } from './range-axis.tsx';
import { sharedCurrency, sumOfValues } from './sum-of-values.ts';
import styles from './valuation-columns.module.css';
import { ValuationRange } from './valuation-range.tsx';
import { text } from '../../../../components/style/class-names.ts';

const looks = { value: text('medium', 'nowrap') };

type Items = readonly ListItem[];

/** A time relative to now. */
const useMoment = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (at: string, className: string | undefined) => (
    <time className={className} dateTime={at}>
      {describeMoment(at, { i18n, language, now })}
    </time>
  );
};

/** The columns about the value and its date: range, central value, last change. */
export const useValueColumns = (items: Items, totals: ListTotals | undefined): ListColumn[] => {
  const { t } = useLingui();
  const sum = useMemo(() => sumOfValues(items), [items]);
  return [
    useRangeColumn(items, totals?.averageAmount ?? null),
    { id: 'currency', name: t`Moneda`, exported: ({ currency }) => ({ text: currency }) },
    { id: 'low', name: t`Valor mínimo`, exported: ({ equityLow }) => ({ amount: equityLow }) },
    {
      id: 'equityCentral',
      name: t`Valor central`,
      align: 'end',
      firstSort: 'desc',
      width: '9em',
      cell: ({ equityCentral, currency }) => <Value amount={equityCentral} currency={currency} />,
      footer: sum !== null && <Value {...sum} />,
      card: { place: 'figure', cell: (valuation) => <CardValue valuation={valuation} /> },
      exported: ({ equityCentral }) => ({ amount: equityCentral }),
    },
    { id: 'high', name: t`Valor máximo`, exported: ({ equityHigh }) => ({ amount: equityHigh }) },
    {
      id: 'enterprise',
      name: t`Valor de empresa`,
      exported: (row) => ({ amount: row.enterpriseCentral }),
    },
    { id: 'ebitda', name: t`EBITDA normalizado`, exported: ({ ebitda }) => ({ amount: ebitda }) },
    {
      id: 'multiple',
      name: t`EV/EBITDA implícito`,
      exported: (row) => ({ multiple: row.impliedMultiple }),
    },
    ...useDateColumns(sum?.count ?? null),
  ];
};

const useDateColumns = (summed: number | null): ListColumn[] => {
  const { t } = useLingui();
  const moment = useMoment();
  return [
    { id: 'createdAt', name: t`Creada`, exported: ({ createdAt }) => dayOf(createdAt) },
    {
      id: 'updatedAt',
      name: t`Actualizada`,
      isOptional: true,
      align: 'end',
      firstSort: 'desc',
      width: '8em',
      cell: ({ updatedAt }) => moment(updatedAt, styles.date),
      footer: summed !== null && <span className={styles.date}>{t`suma de ${summed}`}</span>,
      card: {
        place: 'figure',
        cell: ({ updatedAt }) => moment(updatedAt, styles.cardDate),
      },
      exported: ({ updatedAt }) => dayOf(updatedAt),
    },
    {
      id: 'completedAt',
      name: t`Completada el`,
      exported: ({ completedAt }) => dayOf(completedAt),
    },
  ];
};

const dayOf = (instant: string | null): ExportedCell => ({
  day: instant === null ? null : madridCalendar.date(new Date(instant)),
});

const useRangeColumn = (items: Items, average: number | null): ListColumn => {
  const { t } = useLingui();
  const language = useLanguage();
  const currency = useMemo(() => sharedCurrency(items), [items]);
  const scale = useMemo(
    () =>
      valueScale(
        items
          .flatMap(({ equityLow, equityHigh }) => [equityLow, equityHigh])
          .filter((value) => value !== null),
      ),
    [items],
  );
  const averageText =
    average === null ? '' : formatShortMoney(average, { language, currency: 'EUR' });
  return {
    id: 'range',
    name: t`Rango de valor`,
    isOptional: true,
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
    card: {
      place: 'line',
      cell: (valuation) => <ValuationRange valuation={valuation} scale={scale} />,
    },
  };
};

const Value = ({ amount, currency }: { amount: number | null; currency: string }) => {
  const language = useLanguage();
  if (amount !== null) {
    return <span className={looks.value}>{formatMoney(amount, { language, currency })}</span>;
  }
  return (
    <span className={styles.date}>
      <Trans>Sin calcular</Trans>
    </span>
  );
};

const CardValue = ({ valuation }: { valuation: ListItem }) => {
  const language = useLanguage();
  const { equityLow, equityCentral, equityHigh, currency } = valuation;
  return (
    <>
      {equityCentral === null ? (
        <Value amount={null} currency={currency} />
      ) : (
        <strong className={text('strong', 'nowrap')}>
          {formatMoney(equityCentral, { language, currency })}
        </strong>
      )}
      {equityLow !== null && equityHigh !== null && (
        <span className={styles.date}>
          {formatShortRange(equityLow, equityHigh, { language, currency })}
        </span>
      )}
    </>
  );
};
