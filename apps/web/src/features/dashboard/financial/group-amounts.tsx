import { Trans, useLingui } from '@lingui/react/macro';
import type { DashboardGroup, DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { BarList } from '../../../components/charts/bar-list.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useKindBars } from '../charts/use-kind-bars.tsx';

type GroupAmountsProps = Pick<DashboardViewOf<'financial'>, 'byType' | 'byStatus'>;

const InProgressFinding = ({ group }: { group: DashboardGroup }) => {
  const open = formatMoney(group.amount, { language: useLanguage() });
  return group.valued === 0 ? (
    <Trans>Nada en curso tiene valor todavía</Trans>
  ) : (
    <Trans>Quedan {open} en curso</Trans>
  );
};

/** The number of valuations of one kind, and the total of those with a value. */
const useGroupFigures = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ counted, valued, amount }: DashboardGroup) => ({
    value: counted,
    text: formatNumber(counted, { language }),
    note: valued === 0 ? t`sin calcular` : formatMoney(amount, { language }),
  });
};

/** The number of valuations by type and by status, and the total of their central values. */
export const GroupAmounts = ({ byType, byStatus }: GroupAmountsProps) => {
  const { t } = useLingui();
  const { typeName, typeBars, statusBars } = useKindBars();
  const figures = useGroupFigures();
  const [largest = 'client_business'] = valuationTypes.toSorted(
    (a, b) => byType[b].counted - byType[a].counted,
  );
  const name = typeName(largest);
  return (
    <>
      <ChartSheet
        inSheet
        subject={<Trans>Por tipo · número y valor central</Trans>}
        finding={<Trans>«{name}» es el tipo más frecuente</Trans>}
        table={null}
      >
        <BarList
          label={t`Valoraciones por tipo`}
          bars={typeBars((type) => figures(byType[type]))}
        />
      </ChartSheet>
      <ChartSheet
        inSheet
        subject={<Trans>Por estado · número y valor central</Trans>}
        finding={<InProgressFinding group={byStatus.in_progress} />}
        table={null}
      >
        <BarList
          label={t`Valoraciones por estado`}
          bars={statusBars((status) => figures(byStatus[status]))}
        />
      </ChartSheet>
    </>
  );
};
