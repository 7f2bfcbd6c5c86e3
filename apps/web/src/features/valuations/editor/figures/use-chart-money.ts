import { useLingui } from '@lingui/react';
import { type ChartMoney, chartMoney } from '@valia/figures/words/chart-money.ts';
import { useEditor } from '../document/editor-context.ts';

/**
 * Formats all amounts of one chart alike, in thousands or millions depending on the largest; the amounts are in the
 * valuation's unit.
 */
export const useChartMoney = (amounts: readonly number[]): ChartMoney => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  const { currency, unit } = document;
  return chartMoney({ language, currency, unit, t: (message) => i18n._(message) }, amounts);
};
