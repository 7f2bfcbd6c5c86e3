import { Trans, useLingui } from '@lingui/react/macro';
import { useEditor } from '../../document/editor-context.ts';
import { GridPanel } from '../../grid/grid-panel.tsx';
import { useGridCursor } from '../../grid/use-grid-cursor.ts';
import { yearlyRateColumns, yearlyRateRows } from '../../grid/rows/yearly-rate-rows.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { DriverFields } from '../projection/drivers-section.tsx';
import { StepSection } from '../step-section.tsx';
import styles from '../steps.module.css';

/** A rate for every projected year, edited like any other assumption; the last one applies for ever. */
export const YearlyRatesSection = () => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const { term } = useDescriptions();
  const rows = yearlyRateRows(document, outcome, term);
  const columns = yearlyRateColumns(document);
  const years = columns.map(({ year }) => year);
  const cursor = useGridCursor(rows, years, 0);
  return (
    <StepSection
      title={<Trans>Un tipo para cada año</Trans>}
      help={
        <Trans>
          Cuando el riesgo o la deuda cambian con los años. El del último año vale también para el
          valor terminal.
        </Trans>
      }
      stacked
    >
      <DriverFields field="costOfCapital.path" />
      <div className={styles.edge}>
        <GridPanel
          label={t`Coste de capital por año`}
          note={t`Tipo y factor de cada año`}
          rows={rows}
          columns={columns}
          cursor={cursor}
        />
      </div>
    </StepSection>
  );
};
