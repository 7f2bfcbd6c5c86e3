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
import { formatShortMoney, scaledCurrencySign } from '@valia/i18n/format-scaled-money.ts';
import { ChartLegend } from '../../../components/charts/chart-legend.tsx';
import { ChartPlaceholder } from '../../../components/charts/chart-placeholder.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyGroupedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chartHeights } from './chart-heights.ts';
import { MonthFacts } from './month-facts.tsx';

const million = 1_000_000;

/** Amounts in one scale, which the subject states; a month without amounts is not shown as zero. */
const useShortMoney = (months: readonly MonthOfWork[]) => {
  const language = useLanguage();
  const scale =
    Math.max(...months.map(({ amount }) => amount)) >= million ? 'millions' : 'thousands';
  const [unit, decimals] = scale === 'millions' ? [million, 2] : [1_000, 0];
  return {
    sign: scaledCurrencySign({ language, currency: 'EUR', scale }),
    short: (value: number | null): string =>
      value === null || value === 0 ? '–' : formatNumber(value / unit, { language, decimals }),
  };
};

const BestMonth = ({ months }: { months: readonly MonthOfWork[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [best] = months.toSorted((a, b) => b.amount - a.amount);
  if (best === undefined || best.amount <= 0) return <Trans>Ningún mes suma importe todavía</Trans>;
  const [month, amount] = [
    formatMonthName(best.month, language),
    formatShortMoney(best.amount, { language, currency: 'EUR' }),
  ];
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
  const { short } = useShortMoney(months);
  return months.map(({ month, amount, averageInMonth, averageDays }) => {
    const money = (value: number | null): string =>
      value === null || averageInMonth === null ? '–' : formatMoney(value, { language });
    return {
      name: formatMonth(month, language),
      amount: money(amount),
      average: money(averageInMonth),
      shortAverage: short(averageInMonth),
      days: averageDays === null ? '–' : formatNumber(averageDays, { language }),
    };
  });
};

/** The value completed in each month, in euros. */
export const PerformanceChart = ({ months }: { months: readonly MonthOfWork[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { sign, short } = useShortMoney(months);
  const texts = useMonthTexts(months);
  const level = months.reduce((sum, { amount }) => sum + amount, 0) / months.length;
  const series = { key: 'amount', name: t`Importe`, color: 'var(--c1)' };
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
      subject={<Trans>Rendimiento mensual · importe completado, {sign}</Trans>}
      finding={<BestMonth months={months} />}
      table={table}
    >
      <ChartLegend
        series={[
          series,
          {
            key: 'level',
            name: t({ message: 'Media', context: 'Of several valuations' }),
            color: 'var(--dimmed)',
            last: short(level),
          },
        ]}
      />
      <ChartPlaceholder height={chartHeights.months} table={table} inset>
        <LazyGroupedBars
          data={months.map(({ month, amount }) => ({
            month: formatShortMonth(month, language),
            amount,
          }))}
          series={[series]}
          text={short}
          level={level > 0 ? level : undefined}
        />
      </ChartPlaceholder>
      <MonthFacts facts={facts} />
    </ChartSheet>
  );
};
