import { Trans } from '@lingui/react/macro';
import { formatRate } from '@valia/i18n/format.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { GridColumn } from '../../grid/grid-model.ts';
import { projectionColumns } from '../../grid/rows/projection-rows.ts';
import { useChartMoney } from '../../figures/use-chart-money.ts';
import { CashFlowBars, type YearFlow } from './cash-flow-bars.tsx';
import styles from './projection-step.module.css';
import { classNames, text } from '../../../../../components/style/class-names.ts';

const looks = { caption: classNames(text('small', 'regular', 'dimmed'), styles.caption) };

/** With more bars than this, there is no room for their figures, so the closed years are omitted. */
const mostBars = 12;

const isProjected = ({ group }: Pick<GridColumn, 'group'>): boolean => group === 'projected';

/** The mean yearly growth rate between two flows; null when a rate would be meaningless. */
const yearlyGrowth = (first: YearFlow, last: YearFlow): number | null =>
  last.year > first.year && first.value > 0 && last.value > 0
    ? (last.value / first.value) ** (1 / (last.year - first.year)) - 1
    : null;

/** The free cash flows as bars, closed years before projected ones; the grid above is their table. */
export const CashFlowChart = () => {
  const { document, outcome, language } = useEditor();
  const columns = projectionColumns(document);
  const shown = columns.length > mostBars ? columns.filter(isProjected) : columns;
  const flows = shown.flatMap(({ year, group }) => {
    const period = group === 'projected' ? 'projection' : 'accounts';
    const figure = outcome.figures[`${period}.${String(year)}.freeCashFlowToFirm`];
    return figure === undefined ? [] : [{ year, group, value: figure.value }];
  });
  const { unit, text } = useChartMoney(flows.map(({ value }) => value));
  const projected = flows.filter(isProjected);
  const first = projected[0];
  const last = projected.at(-1);
  if (first === undefined || last === undefined) return null;
  const growth = yearlyGrowth(first, last);
  const [from, to] = [first.year, last.year];
  const yearly = growth === null ? '' : formatRate(growth, { language });
  return (
    <figure className={styles.chart}>
      <figcaption className={looks.caption}>
        <b>
          <Trans>Flujo de caja libre</Trans>
        </b>{' '}
        {growth === null ? (
          unit
        ) : (
          <Trans>
            {unit}; varía un {yearly} anual de {from} a {to}
          </Trans>
        )}
      </figcaption>
      <CashFlowBars flows={flows} text={text} />
    </figure>
  );
};
