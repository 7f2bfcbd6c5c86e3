import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MonthOfWork } from '@valia/domain/dashboard/dashboard-schemas.ts';
import {
  formatMoney,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatShortMonth,
} from '@valia/i18n/format.ts';
import { formatShortMoney } from '@valia/i18n/format-scaled-money.ts';
import { ChartPlace } from '../../../components/charts/chart-place.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyGroupedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chartHeights } from './chart-heights.ts';
import { MonthFacts } from './month-facts.tsx';

/** An amount in few letters; a month without any has no false zero. */
const useShortMoney = () => {
  const language = useLanguage();
  return (value: number): string =>
    value === 0 ? '–' : formatShortMoney(value, { language, currency: 'EUR' });
};

const BestMonth = ({ months }: { months: readonly MonthOfWork[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const short = useShortMoney();
  const [best] = months.toSorted((a, b) => b.amount - a.amount);
  if (best === undefined || best.amount <= 0) return <Trans>Ningún mes suma importe todavía</Trans>;
  const [month, amount] = [formatMonthName(best.month, language), short(best.amount)];
  const { completed: count } = best;
  const completed = t`${plural(count, { one: '# completada', many: '# de completadas', other: '# completadas' })}`;
  return (
    <Trans>
      Tu mejor mes es {month}: {amount} con {completed}
    </Trans>
  );
};

const useMonthTexts = (months: readonly MonthOfWork[]) => {
  const language = useLanguage();
  const short = useShortMoney();
  return months.map(({ month, amount, averageInMonth, averageDays }) => {
    const money = (value: number | null): string =>
      value === null || averageInMonth === null ? '–' : formatMoney(value, { language });
    return {
      name: formatMonth(month, language),
      amount: money(amount),
      average: money(averageInMonth),
      shortAverage: short(averageInMonth ?? 0),
      days: averageDays === null ? '–' : formatNumber(averageDays, { language }),
    };
  });
};

/** What was completed in each month, in euros. */
export const PerformanceChart = ({ months }: { months: readonly MonthOfWork[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const short = useShortMoney();
  const texts = useMonthTexts(months);
  const level = months.reduce((sum, { amount }) => sum + amount, 0) / months.length;
  const averageText = short(level);
  const table = {
    head: [t`Mes`, t`Importe`, t`Valor medio`, t`Días hasta completar`],
    rows: texts.map(({ name, amount, average, days }) => [name, amount, average, days]),
  };
  const facts = [
    { name: t`Valor medio`, texts: texts.map(({ shortAverage }) => shortAverage) },
    { name: t`Días hasta completar`, texts: texts.map(({ days }) => days) },
  ];
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Rendimiento mensual · importe completado</Trans>}
      finding={<BestMonth months={months} />}
      table={table}
    >
      <ChartPlace height={chartHeights.months} table={table} inset>
        <LazyGroupedBars
          data={months.map(({ month, amount }) => ({
            month: formatShortMonth(month, language),
            amount,
          }))}
          series={[{ key: 'amount', name: t`Importe`, color: 'var(--c1)' }]}
          text={short}
          level={level > 0 ? { value: level, label: t`media ${averageText}` } : undefined}
        />
      </ChartPlace>
      <MonthFacts facts={facts} />
    </ChartSheet>
  );
};
