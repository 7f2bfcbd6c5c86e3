import { Trans } from '@lingui/react/macro';
import { useEditor } from '../editor-context.ts';
import { SimulationResult } from './simulation-result.tsx';
import { SimulationRun } from './simulation-run.tsx';
import { SimulationSettings } from './simulation-settings.tsx';
import styles from './simulation-view.module.css';
import type { Simulation } from './worker/use-simulation.ts';

/** A Monte Carlo run: which drivers vary and how, the run itself, and what came of it. */
export const SimulationView = ({ simulation }: { simulation: Simulation }) => {
  const { outcome } = useEditor();
  if (outcome.result === null) return null;
  return (
    <div className={styles.view}>
      <section className={styles.sheet}>
        <h2 className={styles.title}>
          <Trans>Simulación de Monte Carlo</Trans>
        </h2>
        <p className={styles.help}>
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
