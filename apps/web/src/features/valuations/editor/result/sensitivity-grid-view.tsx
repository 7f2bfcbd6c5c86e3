import { Trans, useLingui } from '@lingui/react/macro';
import { toValuationInputs } from '@valia/domain/valuations/valuation-document.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { sensitivityGrid } from '@valia/valuation/sensitivity-grid.ts';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { heatOf, sensitivitySteps } from '../model/sensitivity-steps.ts';
import { useMoney } from '../use-money.ts';
import styles from './sensitivity-grid-view.module.css';

const centre = 2;
const heatSteps = 6;

/** The equity by DCF at other costs of capital and other growths; darker is higher. */
export const SensitivityGridView = () => {
  const { t } = useLingui();
  const { document, language } = useEditor();
  const { millions, currencySign } = useMoney();
  const grid = useMemo(() => sensitivityGrid(toValuationInputs(document), sensitivitySteps(document)), [document]);
  if (grid === null) return null;
  const heat = heatOf(grid.equity);
  const isGrowth = grid.columnOf === 'terminalGrowth';
  const columnText = (value: number) =>
    isGrowth ? formatRate(value, { language, decimals: 2 }) : formatMultiple(value, { language });
  const rowText = (value: number) => formatRate(value, { language, decimals: 2 });
  const middle = grid.equity[centre]?.[centre] ?? null;
  const dearer = grid.equity[centre + 2]?.[centre] ?? null;
  const rise = formatRate((grid.rows[centre + 2] ?? 0) - (grid.rows[centre] ?? 0), { language, decimals: 1 });
  const loss = middle === null || dearer === null ? null : millions(middle - dearer);
  return (
    <section className={styles.sensitivity}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Sensibilidad</Trans>
        </h3>
        <span className={styles.unit}>
          <Trans>DCF, M{currencySign} · filas: coste de capital</Trans>
        </span>
      </div>
      <table className={styles.grid} aria-label={t`Sensibilidad del valor por DCF`}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {isGrowth ? t`g →` : t`múltiplo →`}
            </th>
            {grid.columns.map((column) => (
              <th key={column} scope="col">
                {columnText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, rowIndex) => (
            <tr key={row}>
              <th scope="row">{rowText(row)}</th>
              {grid.columns.map((column, columnIndex) => {
                const value = grid.equity[rowIndex]?.[columnIndex] ?? null;
                const warmth = heat[rowIndex]?.[columnIndex] ?? 0;
                return (
                  <td
                    key={column}
                    data-heat={value === null ? 'none' : Math.min(heatSteps, Math.floor(warmth * (heatSteps + 1)))}
                    data-centre={(rowIndex === centre && columnIndex === centre) || undefined}
                  >
                    {value === null ? '–' : millions(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {loss !== null && (
        <p className={styles.unit}>
          <Trans>
            {rise} más de coste de capital resta {loss} M{currencySign}.
          </Trans>
        </p>
      )}
    </section>
  );
};
