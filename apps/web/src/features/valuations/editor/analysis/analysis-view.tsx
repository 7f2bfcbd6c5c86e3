import { useEditor } from '../editor-context.ts';
import { finalEquity } from '../model/final-equity.ts';
import styles from './analysis-view.module.css';
import { BridgeWaterfall } from './bridge-waterfall.tsx';
import { DriverGrid } from './driver-grid.tsx';
import { FootballFieldChart } from './football-field-chart.tsx';
import { HistogramChart } from './histogram-chart.tsx';
import { NotRecomputedNote } from './not-recomputed-note.tsx';
import { TornadoChart } from './tornado-chart.tsx';
import type { Simulation } from './worker/use-simulation.ts';

/** The value looked at from every side, each chart with what it shows. */
export const AnalysisView = ({ simulation }: { simulation: Simulation }) => {
  const { outcome, canRecompute } = useEditor();
  const { range } = finalEquity(outcome);
  if (range === null) return null;
  const trials = simulation.isStale ? null : (simulation.finished?.result ?? null);
  return (
    <div className={styles.charts}>
      <FootballFieldChart trials={trials} />
      <BridgeWaterfall />
      {canRecompute ? (
        <>
          <TornadoChart central={range.central} />
          <DriverGrid />
        </>
      ) : (
        <NotRecomputedNote />
      )}
      {trials !== null && <HistogramChart result={trials} />}
    </div>
  );
};
