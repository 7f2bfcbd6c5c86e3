import { Trans, useLingui } from '@lingui/react/macro';
import { withDeferredEditor } from '../../navigation/with-deferred-editor.tsx';
import { useEditor } from '../../document/editor-context.ts';
import { StepHeading } from '../step-heading.tsx';
import { GridPanel } from '../../grid/grid-panel.tsx';
import { PasteButton } from '../../grid/paste/paste-button.tsx';
import { useGridCursor } from '../../grid/use-grid-cursor.ts';
import { projectionColumns, projectionRows } from '../../grid/rows/projection-rows.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { CashFlowChart } from './cash-flow-chart.tsx';
import { DriversSection, LeadingDrivers } from './drivers-section.tsx';
import { ProjectionOptionsSection } from './projection-options-section.tsx';
import { ProjectedYearsTool } from './projected-years-tool.tsx';
import styles from './projection-step.module.css';
import { ReviewList } from '../result/review-list.tsx';
import { stack } from '../../../../../components/style/class-names.ts';

const DeferredCashFlows = withDeferredEditor(CashFlowChart);

/** The projected years: assumptions are typed, everything else is calculated from them. */
export const ProjectionStep = () => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const { term } = useDescriptions();
  const columns = projectionColumns(document);
  const rows = projectionRows(document, outcome, term);
  const years = columns.map(({ year }) => year);
  const cursor = useGridCursor(rows, years, document.accounts.years.length);
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Escribe o pega desde tu hoja de cálculo. El resultado se recalcula al momento.
          </Trans>
        }
        actions={
          <>
            <ProjectedYearsTool />
            <PasteButton cursor={cursor} />
          </>
        }
      />
      <LeadingDrivers />
      <GridPanel label={t`Proyección`} rows={rows} columns={columns} cursor={cursor} withKey />
      <div className={stack({ columns: 2, borderBottom: 'plain' }, styles.below)}>
        <DeferredCashFlows />
        <ReviewList />
      </div>
      <ProjectionOptionsSection />
      <DriversSection />
    </>
  );
};
