import { Trans, useLingui } from '@lingui/react/macro';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { type FootballFieldBar, footballField } from '@valia/valuation/analyses/football-field.ts';
import type { DiscountedMethod } from '@valia/valuation/discounts/discount-names.ts';
import { methodEquityAfterDiscounts } from '@valia/valuation/discounts/method-equity-after-discounts.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { RangeChart } from '../../../../../components/drawing/range-chart.tsx';

type Row = FootballFieldBar['row'];

/** The name of each row, and a few words about its basis. */
const useRowTexts = (trials: MonteCarloResult | null) => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const { term } = useDescriptions();
  const percent = (share: number) => formatRate(share, { language, decimals: 0 });
  const figure = (id: string) => outcome.figures[id]?.value ?? null;
  const multiple = (value: number | null) =>
    value === null ? '–' : formatMultiple(value, { language });

  const dcfNote = (): string => {
    const rate = outcome.result?.weightedAverageCostOfCapital ?? null;
    const { terminalGrowth, exitMultiple, method, average } = document.terminal;
    const capital = rate === null ? '' : formatRate(rate, { language });
    const growth = `g ${formatRate(terminalGrowth ?? 0, { language })}`;
    const exit = multiple(exitMultiple);
    if (average !== undefined) return `${capital} · ${growth} · ${exit}`;
    return `${capital} · ${method === 'gordon' ? growth : exit}`;
  };
  const multiplesNote = (): string => {
    const from = multiple(figure(figureId.appliedMultiple('low')));
    const to = multiple(figure(figureId.appliedMultiple('high')));
    return t`${from} a ${to}`;
  };
  const resultNote = (): string => {
    const dcf = percent(outcome.result?.dcf?.weight ?? 0);
    const others = percent(outcome.result?.multiples?.weight ?? 0);
    return document.method === 'mixed' ? t`${dcf} DCF · ${others} múltiplos` : '';
  };
  const count = formatNumber(trials?.trials ?? 0, { language });
  const texts: Record<Row, () => { name: string; note: string }> = {
    dcf: () => ({ name: term(valuationTerms.methodNames.dcf), note: dcfNote() }),
    multiples: () => ({ name: term(valuationTerms.methodNames.multiples), note: multiplesNote() }),
    result: () => ({ name: term(valuationTerms.methodNames[document.method]), note: resultNote() }),
    monteCarlo: () => ({ name: t`Simulación`, note: t`P10 a P90 de ${count}` }),
  };
  return (row: Row) => texts[row]();
};

/** One sentence about how far the methods agree. */
const MethodsFinding = () => {
  const { outcome } = useEditor();
  const { money } = useMoney();
  const { figures, result } = outcome;
  const equityOf = (method: DiscountedMethod) =>
    result && methodEquityAfterDiscounts(figures, result, method);
  const [dcf, multiples] = [equityOf('dcf'), equityOf('multiples')];
  if (dcf === null || multiples === null) {
    const one = dcf ?? multiples;
    const [low, high] = [money(one?.low ?? 0), money(one?.high ?? 0)];
    return (
      <Trans>
        El método da entre {low} y {high}
      </Trans>
    );
  }
  const from = Math.max(dcf.low, multiples.low);
  const to = Math.min(dcf.high, multiples.high);
  const [start, end] = [money(from), money(to)];
  return from <= to ? (
    <Trans>
      Los métodos se solapan entre {start} y {end}
    </Trans>
  ) : (
    <Trans>Los métodos no coinciden en ningún valor: revisa sus hipótesis</Trans>
  );
};

const Subject = ({ isDiscounted, unit }: { isDiscounted: boolean; unit: string }) =>
  isDiscounted ? (
    <Trans>Por método · fondos propios tras descuentos, {unit}</Trans>
  ) : (
    <Trans>Por método · fondos propios, {unit}</Trans>
  );

/** The ranges of the methods, of the result and of a simulation, on one axis. */
export const FootballFieldChart = ({ trials }: { trials: MonteCarloResult | null }) => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const { money } = useMoney();
  const textsOf = useRowTexts(trials);
  const { result } = outcome;
  const bars = (result === null ? [] : footballField(outcome.figures, result, trials).bars).filter(
    ({ row }) => row !== 'result' || document.method === 'mixed',
  );
  const chartMoney = useChartMoney(bars.flatMap(({ low, high }) => [low, high]));
  if (result === null) return null;
  const rows = bars.map((bar) => ({
    ...bar,
    ...textsOf(bar.row),
    key: bar.row,
    strong: bar.row === 'result' || bar.row === document.method,
  }));
  const reference = equityOfResult(result).central;
  const central = chartMoney.text(reference);
  return (
    <ChartSheet
      subject={
        <Subject isDiscounted={result.equityAfterDiscounts !== undefined} unit={chartMoney.unit} />
      }
      finding={<MethodsFinding />}
      table={{
        head: [t`Método`, t`Bajo`, t`Central`, t`Alto`],
        rows: rows.map(({ name, low, central: middle, high }) => [
          name,
          money(low),
          money(middle),
          money(high),
        ]),
      }}
    >
      <RangeChart
        rows={rows}
        reference={{
          value: reference,
          label: t`Central ${central}`,
        }}
        money={chartMoney}
      />
    </ChartSheet>
  );
};
