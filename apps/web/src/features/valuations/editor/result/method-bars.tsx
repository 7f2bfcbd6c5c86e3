import { Trans, useLingui } from '@lingui/react/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { discountedMethods } from '@valia/valuation/discounts/discount-names.ts';
import { methodEquityAfterDiscounts } from '@valia/valuation/discounts/method-equity-after-discounts.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome, ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { amountsOfRows, RangeChart } from '../../../../components/drawing/range-chart.tsx';
import { useEditor } from '../document/editor-context.ts';
import { useChartMoney } from '../figures/use-chart-money.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import { column, row, text } from '../../../../components/style/class-names.ts';

interface MethodRange {
  method: ValuationMethod;
  range: ValueRange;
}

/** The equity range of each method in use, the mixed one last; after discounts. */
const methodRanges = (
  { figures, result }: ValuationOutcome,
  method: ValuationMethod,
): MethodRange[] => {
  if (result === null) return [];
  const found = discountedMethods.flatMap((one): MethodRange[] => {
    const range = methodEquityAfterDiscounts(figures, result, one);
    return range === null ? [] : [{ method: one, range }];
  });
  return method === 'mixed'
    ? [...found, { method: 'mixed', range: equityOfResult(result) }]
    : found;
};

/** The equity range of each method on one axis, with the central value through all of them; all after discounts. */
export const MethodBars = () => {
  const { t } = useLingui();
  const { outcome, document } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const ranges = methodRanges(outcome, document.method);
  const rows = ranges.map(({ method, range }) => {
    const name = term(valuationTerms.methodNames[method]);
    const [low, middle, high] = [money(range.low), money(range.central), money(range.high)];
    return {
      ...range,
      key: method,
      name,
      strong: method === document.method,
      description: t`${name}: de ${low} a ${high}, central ${middle}`,
    };
  });
  const chartMoney = useChartMoney(amountsOfRows(rows));
  if (rows.length === 0 || outcome.result === null) return null;
  const { unit } = chartMoney;
  return (
    <section className={column({ gap: 8 })}>
      <div className={row({ gap: [0, 8], align: 'baseline', justify: 'between', wrap: true })}>
        <h2 className={text('body', 'strong')}>
          <Trans>Por método</Trans>
        </h2>
        <span className={text('fine', 'dimmed')}>
          {outcome.result.equityAfterDiscounts === undefined ? (
            <Trans>Fondos propios, {unit}</Trans>
          ) : (
            <Trans>Fondos propios tras descuentos, {unit}</Trans>
          )}
        </span>
      </div>
      <RangeChart
        rows={rows}
        reference={{ value: equityOfResult(outcome.result).central, label: null }}
        money={chartMoney}
      />
    </section>
  );
};
