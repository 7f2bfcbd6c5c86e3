import { Trans } from '@lingui/react/macro';
import { useEditor } from '../../document/editor-context.ts';
import sheetStyles from '../analysis-sheet.module.css';
import { SimulationResult } from './simulation-result.tsx';
import { SimulationRun } from './simulation-run.tsx';
import { SimulationSettings } from './simulation-settings.tsx';
import type { Simulation } from '../worker/use-simulation.ts';
import { column, text } from '../../../../../components/style/class-names.ts';

/** A Monte Carlo simulation: the uncertain drivers and their distributions, the run itself, and its result. */
export const SimulationView = ({ simulation }: { simulation: Simulation }) => {
  const { outcome } = useEditor();
  if (outcome.result === null) return null;
  return (
    <div className={column({ gap: 16 })}>
      <section className={sheetStyles.sheet}>
        <h2 className={text('size-15', 'line-22', 'strong')}>
          <Trans>Simulación de Monte Carlo</Trans>
        </h2>
        <p className={sheetStyles.help}>
          <Trans>
            Cada simulación saca al azar las hipótesis de la lista y valora la empresa entera. Con
            la misma semilla el resultado es siempre el mismo.
          </Trans>
        </p>
        <SimulationSettings />
        <SimulationRun simulation={simulation} />
      </section>
      {simulation.finished !== null && <SimulationResult finished={simulation.finished} />}
    </div>
  );
};
