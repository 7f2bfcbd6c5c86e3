import { Trans, useLingui } from '@lingui/react/macro';
import { scenariosOf } from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { useEditor } from '../../document/editor-context.ts';
import { finalEquity } from '../../figures/final-equity.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { useMoney } from '../../document/use-money.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import {
  amountsOfRows,
  RangeChart,
  type RangeRow,
} from '../../../../../components/drawing/range-chart.tsx';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';

/** The ranges of the base case and of every scenario on one axis. */
export const ScenarioChart = ({ compared }: { compared: AnalysisAnswers['scenarios'] }) => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const { money } = useMoney();
  const { range: base } = finalEquity(outcome);
  const { baseProbability = null } = document;
  const noteOf = (probability: number | null): { note?: string } =>
    probability === null ? {} : { note: formatRate(probability, { language, decimals: 0 }) };
  const rows: RangeRow[] = [
    ...(base === null
      ? []
      : [{ key: 'base', name: t`Caso base`, ...noteOf(baseProbability), ...base, strong: true }]),
    ...scenariosOf(document).flatMap(({ id, name, probability }) => {
      const result = compared?.scenarios.find((one) => one.id === id)?.result ?? null;
      return result === null
        ? []
        : [{ key: id, name, ...noteOf(probability), ...equityOfResult(result) }];
    }),
  ];
  const chartMoney = useChartMoney(amountsOfRows(rows));
  if (base === null) return null;
  const centrals = rows.map(({ central }) => central);
  const [low, high] = [money(Math.min(...centrals)), money(Math.max(...centrals))];
  const { unit } = chartMoney;
  const central = chartMoney.text(base.central);
  return (
    <ChartSheet
      subject={<Trans>Escenarios · fondos propios, {unit}</Trans>}
      finding={
        low === high ? (
          <Trans>Ningún escenario cambia todavía el valor central</Trans>
        ) : (
          <Trans>
            Según el escenario, el valor central va de {low} a {high}
          </Trans>
        )
      }
      table={{
        head: [t`Escenario`, t`Bajo`, t`Central`, t`Alto`],
        rows: rows.map((row) => [row.name, money(row.low), money(row.central), money(row.high)]),
      }}
    >
      <RangeChart
        rows={rows}
        reference={{ value: base.central, label: t`Base ${central}` }}
        money={chartMoney}
      />
    </ChartSheet>
  );
};
