import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard, DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { BarList } from '../../../components/charts/bar-list.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useKindBars } from './use-kind-bars.tsx';
import { box, text } from '../../../components/style/class-names.ts';

interface DistributionBarsProps {
  byType: DashboardViewOf<'analytics'>['byType'];
  byStatus: Dashboard['byStatus'];
}

/** The number of valuations by type and by status; each bar links to its list. */
export const DistributionBars = ({ byType, byStatus }: DistributionBarsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { typeName, typeBars, statusBars } = useKindBars();
  const figures = (value: number) => ({ value, text: formatNumber(value, { language }) });
  const [largest = 'client_business'] = valuationTypes.toSorted((a, b) => byType[b] - byType[a]);
  const name = typeName(largest);
  const most = figures(byType[largest]).text;
  const total = figures(valuationTypes.reduce((sum, type) => sum + byType[type], 0)).text;
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Distribución por tipo y por estado · número de valoraciones</Trans>}
      finding={
        <Trans>
          «{name}»: {most} de {total}
        </Trans>
      }
      table={null}
    >
      <div>
        <p className={box({ marginBottom: 4 }, text('fine', 'dimmed'))}>
          <Trans>Por tipo</Trans>
        </p>
        <BarList
          label={t`Valoraciones por tipo`}
          bars={typeBars((type) => figures(byType[type]))}
        />
      </div>
      <div>
        <p className={box({ marginBottom: 4 }, text('fine', 'dimmed'))}>
          <Trans>Por estado</Trans>
        </p>
        <BarList
          label={t`Valoraciones por estado`}
          bars={statusBars((status) => figures(byStatus[status]))}
        />
      </div>
    </ChartSheet>
  );
};
