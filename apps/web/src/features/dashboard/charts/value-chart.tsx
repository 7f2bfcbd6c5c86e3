import { Trans, useLingui } from '@lingui/react/macro';
import type { CompletedValuation, MonthOfWork } from '@valia/domain/dashboard/dashboard-schemas.ts';
import {
  formatMoney,
  formatMonth,
  formatMonthName,
  formatRate,
  formatShortMonth,
} from '@valia/i18n/format.ts';
import { formatScaledMoney } from '@valia/i18n/format-scaled-money.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { ChartLegend } from '../../../components/charts/chart-legend.tsx';
import { ChartPlaceholder } from '../../../components/charts/chart-placeholder.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyTrendArea } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chartHeights } from './chart-heights.ts';

const leastTold = 0.2;

/** One valuation's share of the total, when it is a large part of it. */
const LargestPart = ({ largest, total }: { largest: CompletedValuation; total: number }) => {
  const language = useLanguage();
  const part = largest.equityCentral / total;
  if (!(part >= leastTold && part < 1)) return null;
  const share = formatRate(part, { language, decimals: 0 });
  const company = largest.companyName;
  return (
    <Trans>
      ; {company} aporta el {share}
    </Trans>
  );
};

const ValueFinding = ({ months }: { months: readonly MonthOfWork[] }) => {
  const language = useLanguage();
  const [before, current] = months.slice(-2);
  if (before === undefined || current === undefined) return null;
  const [first, second] = [before, current].map(({ month }) => formatMonthName(month, language));
  const recent = (before.amount + current.amount) / current.totalAmount;
  const share = formatRate(recent, { language, decimals: 0 });
  return recent > 0 && recent <= 1 ? (
    <Trans>
      Entre {first} y {second} suman el {share} del importe
    </Trans>
  ) : (
    <Trans>
      Ni {first} ni {second} suman importe
    </Trans>
  );
};

/** The tick texts, all in millions or all in thousands. */
const scaledTicks = (values: readonly number[], language: Language): string[] => {
  const inMillions = Math.max(...values.map(Math.abs)) >= 1_000_000;
  const scaled = values.map((value) => value / (inMillions ? 1_000_000 : 1_000));
  const decimals = scaled.every(Number.isInteger) ? 0 : 1;
  const scale = inMillions ? 'millions' : 'thousands';
  return scaled.map((value) =>
    formatScaledMoney(value, { language, currency: 'EUR', scale, decimals }),
  );
};

const useValueTable = (months: readonly MonthOfWork[], money: (value: number | null) => string) => {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    head: [t`Mes`, t`Completado`, t`Acumulado`, t`Valor medio`],
    rows: months.map((one) => [
      formatMonth(one.month, language),
      money(one.amount),
      money(one.totalAmount),
      money(one.averageAmount),
    ]),
  };
};

interface ValueChartProps {
  months: readonly MonthOfWork[];
  /** The completed valuation with the highest value, if the chart has room to show it. */
  largest?: CompletedValuation | null;
  height?: number;
}

/** The cumulative value of the completed valuations by the end of each month, and their average. */
export const ValueChart = ({
  months,
  largest = null,
  height = chartHeights.months,
}: ValueChartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const current = months.at(-1);
  const money = (value: number | null): string =>
    value === null ? '–' : formatMoney(value, { language });
  const total = { key: 'totalAmount', name: t`Acumulado`, color: 'var(--c1)' };
  const average = { key: 'averageAmount', name: t`Valor medio`, color: 'var(--c7)' };
  const table = useValueTable(months, money);
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Evolución del valor · importe acumulado y valor medio</Trans>}
      finding={
        <>
          <ValueFinding months={months} />
          {largest !== null && <LargestPart largest={largest} total={current?.totalAmount ?? 0} />}
        </>
      }
      table={table}
    >
      <ChartLegend
        series={[
          { ...total, last: money(current?.totalAmount ?? null) },
          { ...average, last: money(current?.averageAmount ?? null) },
        ]}
      />
      <ChartPlaceholder height={height} table={table}>
        <LazyTrendArea
          data={months.map(({ month, totalAmount, averageAmount }) => ({
            month: formatShortMonth(month, language),
            totalAmount,
            averageAmount,
          }))}
          area={total}
          line={average}
          text={money}
          ticksText={(values) => scaledTicks(values, language)}
        />
      </ChartPlaceholder>
    </ChartSheet>
  );
};
