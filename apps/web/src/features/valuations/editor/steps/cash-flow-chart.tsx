import { Trans } from '@lingui/react/macro';
import { formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { projectedYears } from '../model/account-years.ts';
import { useMoney } from '../use-money.ts';
import { CashFlowBars, type YearFlow } from './cash-flow-bars.tsx';
import styles from './projection-step.module.css';

/** Mean yearly growth between two flows, or null where a rate would mean nothing. */
const yearlyGrowth = (first: YearFlow, last: YearFlow): number | null =>
  last.year > first.year && first.value > 0 && last.value > 0
    ? (last.value / first.value) ** (1 / (last.year - first.year)) - 1
    : null;

/** The projected free cash flows as bars; the grid above is their table. */
export const CashFlowChart = () => {
  const { document, outcome, language } = useEditor();
  const { whole, currencySign } = useMoney();
  const flows = projectedYears(document).flatMap((year) => {
    const figure = outcome.figures[figureId.projection(year, 'freeCashFlowToFirm')];
    return figure === undefined ? [] : [{ year, value: whole(figure.value) }];
  });
  const first = flows[0];
  const last = flows.at(-1);
  if (first === undefined || last === undefined) return null;
  const growth = yearlyGrowth(first, last);
  const [from, to] = [first.year, last.year];
  const yearly = growth === null ? '' : formatRate(growth, { language });
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <b>
          <Trans>Flujo de caja libre</Trans>
        </b>{' '}
        {growth === null ? (
          <Trans>miles de {currencySign}</Trans>
        ) : (
          <Trans>
            miles de {currencySign}; varía un {yearly} anual de {from} a {to}
          </Trans>
        )}
      </figcaption>
      <CashFlowBars flows={flows} />
    </figure>
  );
};
