import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { ChartPlace } from '../../../components/charts/chart-place.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyNamedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { NamedBar } from '../../../components/charts/named-bars.tsx';
import type { ChartTable } from '../../../components/charts/twin-table.tsx';
import { chartHeights } from './chart-heights.ts';
import styles from './distribution-chart.module.css';

const statusColors = {
  completed: 'var(--positive)',
  in_progress: 'var(--c1)',
  draft: 'var(--c7)',
} as const;

interface BarGroupProps {
  name: string;
  bars: readonly NamedBar[];
  table: ChartTable;
  text: (value: number) => string;
}

const BarGroup = ({ name, bars, table, text }: BarGroupProps) => {
  const { t } = useLingui();
  return (
    <div>
      <p className={styles.group}>{name}</p>
      <ChartPlace height={bars.length * chartHeights.barRow} table={table}>
        <LazyNamedBars bars={bars} label={t`Valoraciones`} text={text} />
      </ChartPlace>
    </div>
  );
};

/** How many there are of each type, and how far they are. */
export const DistributionChart = ({ byType, byStatus }: Pick<Dashboard, 'byType' | 'byStatus'>) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const count = (value: number): string => formatNumber(value, { language });
  const types: NamedBar[] = valuationTypes
    .map((type) => ({
      name: i18n._(valuationTerms.types[type]),
      value: byType[type],
      color: 'var(--c1)',
    }))
    .toSorted((a, b) => b.value - a.value);
  const statuses: NamedBar[] = valuationStatuses
    .map((status) => ({
      name: i18n._(valuationTerms.statuses[status]),
      value: byStatus[status],
      color: statusColors[status],
    }))
    .toReversed();
  const [largest] = types;
  const name = largest?.name ?? '';
  const most = count(largest?.value ?? 0);
  const total = count(types.reduce((sum, { value }) => sum + value, 0));
  const tableOf = (bars: readonly NamedBar[]) => ({
    head: [t`Tipo o estado`, t`Valoraciones`],
    rows: bars.map((bar) => [bar.name, count(bar.value)]),
  });
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Distribución por tipo y por estado · número de valoraciones</Trans>}
      finding={
        <Trans>
          «{name}»: {most} de {total}
        </Trans>
      }
      table={tableOf([...types, ...statuses])}
    >
      <BarGroup name={t`Por tipo`} bars={types} table={tableOf(types)} text={count} />
      <BarGroup name={t`Por estado`} bars={statuses} table={tableOf(statuses)} text={count} />
    </ChartSheet>
  );
};
