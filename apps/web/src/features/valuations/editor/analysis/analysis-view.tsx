import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import styles from './analysis-view.module.css';
import { BridgeWaterfall } from './bridge/bridge-waterfall.tsx';
import { DriverGrid } from './sensitivity/driver-grid.tsx';
import { FootballFieldChart } from './football-field/football-field-chart.tsx';
import { HistogramChart } from './simulation/histogram-chart.tsx';
import { NotRecomputedNote } from '../result/not-recomputed-note.tsx';
import { TornadoChart } from './tornado/tornado-chart.tsx';
import type { Simulation } from './worker/use-simulation.ts';
import { column, stack } from '../../../../components/style/class-names.ts';

/** All analyses of the value, each chart with its finding. */
export const AnalysisView = ({ simulation }: { simulation: Simulation }) => {
  const { outcome, canRecompute } = useEditor();
  const { range } = finalEquity(outcome);
  if (range === null) return null;
  const trials = simulation.isStale ? null : (simulation.finished?.result ?? null);
  return (
    <div className={stack({ gap: 16, columns: 2 }, styles.charts)}>
      <div className={column({ gap: 16 })}>
        <FootballFieldChart trials={trials} />
        {canRecompute ? <TornadoChart central={range.central} /> : <NotRecomputedNote />}
        {trials !== null && <HistogramChart result={trials} />}
      </div>
      <div className={column({ gap: 16 })}>
        <BridgeWaterfall />
        {canRecompute && <DriverGrid />}
      </div>
    </div>
  );
};
