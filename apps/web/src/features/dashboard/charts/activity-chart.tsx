import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MonthOfWork } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  formatMonth,
  formatMonthName,
  formatNumber,
  formatShortMonth,
} from '@valia/i18n/format.ts';
import { ChartKey } from '../../../components/charts/chart-key.tsx';
import { ChartPlace } from '../../../components/charts/chart-place.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyGroupedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chartHeights } from './chart-heights.ts';

/** How many were created and completed in each month. */
export const ActivityChart = ({ months }: { months: readonly MonthOfWork[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const current = months.at(-1);
  if (current === undefined) return null;
  const count = (value: number): string => formatNumber(value, { language });
  const month = formatMonthName(current.month, language);
  const { created, completed } = current;
  const begun = t`${plural(created, { one: '# creada', many: '# de creadas', other: '# creadas' })}`;
  const ended = t`${plural(completed, { one: '# completada', many: '# de completadas', other: '# completadas' })}`;
  const series = [
    { key: 'created', name: t`Creadas`, color: 'var(--c7)' },
    { key: 'completed', name: t`Completadas`, color: 'var(--positive)' },
  ];
  const table = {
    head: [t`Mes`, t`Creadas`, t`Completadas`],
    rows: months.map((one) => [
      formatMonth(one.month, language),
      count(one.created),
      count(one.completed),
    ]),
  };
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Actividad mensual · número de valoraciones</Trans>}
      finding={
        <Trans>
          En {month} llevas {begun} y {ended}
        </Trans>
      }
      table={table}
    >
      <ChartKey series={series} />
      <ChartPlace height={chartHeights.months} table={table}>
        <LazyGroupedBars
          data={months.map((one) => ({
            month: formatShortMonth(one.month, language),
            created: one.created,
            completed: one.completed,
          }))}
          series={series}
          text={count}
        />
      </ChartPlace>
    </ChartSheet>
  );
};
