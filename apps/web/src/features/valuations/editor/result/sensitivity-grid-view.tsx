import { Trans, useLingui } from '@lingui/react/macro';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import {
  type SensitivityGrid,
  sensitivityGrid,
} from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { caseAmounts, heatLevels, sensitivitySteps } from './sensitivity-steps.ts';
import { useChartMoney } from '../figures/use-chart-money.ts';
import { HeatCells, HeatFrame } from './heat-cells.tsx';
import styles from './sensitivity-grid-view.module.css';
import { column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  title: text('body', 'strong'),
  unit: text('fine', 'dimmed'),
};

const centre = 2;
const HeatTable = ({ grid, text }: { grid: SensitivityGrid; text: (value: number) => string }) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const heat = heatLevels(grid.equity);
  const isGrowth = grid.columnOf === 'terminalGrowth';
  const rate = (value: number) => formatRate(value, { language, decimals: 2 });
  const columnText = (value: number) =>
    isGrowth ? rate(value) : formatMultiple(value, { language });
  return (
    <HeatFrame grid={grid.equity} text={text}>
      <table className={styles.grid} aria-label={t`Sensibilidad del valor por DCF`}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {isGrowth ? t`g` : t`múltiplo`} <IconArrowRight size={11} stroke={1.75} aria-hidden />
            </th>
            {grid.columns.map((column) => (
              <th key={column} scope="col">
                {columnText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{rate(row)}</th>
              <HeatCells
                values={grid.equity[index] ?? []}
                warmth={heat[index] ?? []}
                text={text}
                centre={index === centre ? centre : null}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </HeatFrame>
  );
};

/** The equity by DCF for other costs of capital and growth rates; darker means higher. */
export const SensitivityGridView = () => {
  const { document, language } = useEditor();
  const grid = useMemo(
    () => sensitivityGrid(toValuationInputs(document), sensitivitySteps(document)),
    [document],
  );
  const { unit, text, withUnit } = useChartMoney(caseAmounts(grid?.equity ?? []));
  if (grid === null) return null;
  const middle = grid.equity[centre]?.[centre] ?? null;
  const dearer = grid.equity[centre + 2]?.[centre] ?? null;
  const points = ((grid.rows[centre + 2] ?? 0) - (grid.rows[centre] ?? 0)) * 100;
  const rise = formatNumber(points, { language, decimals: 1 });
  const loss = middle === null || dearer === null ? null : withUnit(middle - dearer);
  return (
    <section className={column({ gap: 8 })}>
      <div className={row({ gap: [0, 8], align: 'baseline', justify: 'between', wrap: true })}>
        <h2 className={looks.title}>
          <Trans>Sensibilidad</Trans>
        </h2>
        <span className={looks.unit}>
          <Trans>DCF, {unit} · filas: coste de capital</Trans>
        </span>
      </div>
      <HeatTable grid={grid} text={text} />
      {loss !== null && (
        <p className={looks.unit}>
          <Trans>
            {rise} pp más de coste de capital restan {loss}.
          </Trans>
        </p>
      )}
    </section>
  );
};
