import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MonthOfWork } from '@valia/domain/dashboard/dashboard-schemas.ts';
import {
  formatMonth,
  formatMonthName,
  formatNumber,
  formatRate,
  formatShortMonth,
} from '@valia/i18n/format.ts';
import { ChartLegend } from '../../../components/charts/chart-legend.tsx';
import { ChartPlaceholder } from '../../../components/charts/chart-placeholder.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyGroupedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chartHeights } from './chart-heights.ts';
import { MonthFacts } from './month-facts.tsx';

interface ActivityChartProps {
  months: readonly MonthOfWork[];
  /** Whether the number of valuations left open at the end of each month is shown below it. */
  withFacts?: boolean;
}

const ActivityFinding = ({ current, withFacts }: { current: MonthOfWork; withFacts: boolean }) => {
  const { t } = useLingui();
  const month = formatMonthName(current.month, useLanguage());
  const { created, completed, open: left } = current;
  const begun = t`${plural(created, { one: '# creada', many: '# de creadas', other: '# creadas' })}`;
  const ended = t`${plural(completed, { one: '# completada', many: '# de completadas', other: '# completadas' })}`;
  const open = t`${plural(left, { one: 'queda # abierta', many: 'quedan # de abiertas', other: 'quedan # abiertas' })}`;
  if (withFacts)
    return (
      <Trans>
        En {month} llevas {begun} y {ended}; {open}
      </Trans>
    );
  return (
    <Trans>
      En {month} llevas {begun} y {ended}
    </Trans>
  );
};

const useMonthTexts = (months: readonly MonthOfWork[]) => {
  const language = useLanguage();
  const count = (value: number): string => formatNumber(value, { language });
  return months.map(({ month, created, completed, open, completionRate }) => ({
    name: formatMonth(month, language),
    created: count(created),
    completed: count(completed),
    open: count(open),
    rate: completionRate === null ? '–' : formatRate(completionRate, { language, decimals: 0 }),
  }));
};

/** The number of valuations created and completed in each month. */
export const ActivityChart = ({ months, withFacts = false }: ActivityChartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const texts = useMonthTexts(months);
  const current = months.at(-1);
  if (current === undefined) return null;
  const series = [
    { key: 'created', name: t`Creadas`, color: 'var(--c7)' },
    { key: 'completed', name: t`Completadas`, color: 'var(--positive)' },
  ];
  const table = {
    head: [t`Mes`, t`Creadas`, t`Completadas`, t`Abiertas`, t`Tasa`],
    rows: texts.map(({ name, created, completed, open, rate }) => [
      name,
      created,
      completed,
      open,
      rate,
    ]),
  };
  const facts = [
    { name: t`Abiertas a fin de mes`, texts: texts.map(({ open }) => open) },
    { name: t`Tasa de finalización`, texts: texts.map(({ rate }) => rate) },
  ];
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Actividad mensual · número de valoraciones</Trans>}
      finding={<ActivityFinding current={current} withFacts={withFacts} />}
      table={table}
    >
      <ChartLegend series={series} />
      <ChartPlaceholder height={chartHeights.months} table={table} inset={withFacts}>
        <LazyGroupedBars
          data={months.map(({ month, created, completed }) => ({
            month: formatShortMonth(month, language),
            created,
            completed,
          }))}
          series={series}
          text={(value) => formatNumber(value, { language })}
        />
      </ChartPlaceholder>
      {withFacts && <MonthFacts facts={facts} />}
    </ChartSheet>
  );
};
