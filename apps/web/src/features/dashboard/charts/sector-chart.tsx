import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@valia/domain/valuations/valuation-schemas.ts';
import { formatMoney, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { ChartPlace } from '../../../components/charts/chart-place.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { LazyNamedBars } from '../../../components/charts/lazy-charts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { chartHeights } from './chart-heights.ts';

const mostBars = 6;

/** What the completed valuations add up to in each sector; those beyond the sixth are in the table. */
export const SectorChart = ({ sectors }: { sectors: Dashboard['bySector'] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (value: number): string => formatMoney(value, { language });
  const nameOf = (sector: string | null): string =>
    sector === null ? t`Sin sector` : sectorName(sector, language);
  const total = sectors.reduce((sum, { amount }) => sum + amount, 0);
  const [largest] = sectors;
  const name = nameOf(largest?.sector ?? null);
  const share = formatRate((largest?.amount ?? 0) / total, { language, decimals: 0 });
  const table = {
    head: [t`Sector`, t`Completadas`, t`Importe`],
    rows: sectors.map(({ sector, completed, amount }) => [
      nameOf(sector),
      formatNumber(completed, { language }),
      money(amount),
    ]),
  };
  const bars = sectors
    .slice(0, mostBars)
    .map(({ sector, amount }) => ({ name: nameOf(sector), value: amount, color: 'var(--c1)' }));
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Sectores · importe valorado</Trans>}
      finding={
        <Trans>
          {name}: el {share} del importe
        </Trans>
      }
      table={table}
    >
      <ChartPlace height={bars.length * chartHeights.barRow} table={table}>
        <LazyNamedBars bars={bars} label={t`Importe`} text={money} />
      </ChartPlace>
    </ChartSheet>
  );
};
