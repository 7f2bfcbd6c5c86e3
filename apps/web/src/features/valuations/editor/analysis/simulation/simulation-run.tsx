import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { withAnalysisPart } from '@valia/domain/valuation-analysis/analysis-cells.ts';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { monteCarloIssues } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { AnalysisNote } from '../../result/analysis-note.tsx';
import styles from './simulation-view.module.css';
import type { Simulation } from '../worker/use-simulation.ts';
import { box, row, text } from '../../../../../components/style/class-names.ts';

const Progress = ({ done, trials }: { done: number; trials: number }) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const share = done / trials;
  return (
    <div
      role="progressbar"
      aria-label={t`Simulando`}
      aria-valuemin={0}
      aria-valuemax={trials}
      aria-valuenow={done}
      className={styles.progress}
    >
      <span className={styles.bar} style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      <span className={box({ position: 'relative' }, text('size-13'), styles.progressText)}>
        {formatRate(share, { language, decimals: 0 })} · {formatNumber(done, { language })}
      </span>
    </div>
  );
};

const Refusal = ({ refusal, onRetry }: Pick<Simulation, 'refusal'> & { onRetry: () => void }) => {
  if (refusal === null) return null;
  if (refusal === 'failed')
    return (
      <div className={row({ gap: [8, 16], align: 'center', wrap: true })} role="alert">
        <p className={styles.wrong}>
          <Trans>
            La simulación se ha interrumpido antes de terminar. La valoración no ha cambiado.
          </Trans>
        </p>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          <Trans>Volver a intentarlo</Trans>
        </Button>
      </div>
    );
  return (
    <p className={styles.wrong} role="alert">
      {refusal === 'too-many-redraws' ? (
        <Trans>
          El coste de capital sale casi siempre demasiado cerca del crecimiento: estrecha sus
          distribuciones.
        </Trans>
      ) : refusal === 'settings-not-valid' ? (
        <Trans>Revisa las distribuciones marcadas.</Trans>
      ) : (
        <Trans>Algunas simulaciones no tienen valor: estrecha las distribuciones.</Trans>
      )}
    </p>
  );
};

/**
 * The pressed button disappears when a run begins, is cancelled or ends, so the focus moves to the button in its place.
 */
const useFocusKept = (isRunning: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(isRunning);
  useLayoutEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isRunning]);
  return button;
};

/** Starts a run, shows its progress, and stops it. */
export const SimulationRun = ({ simulation }: { simulation: Simulation }) => {
  const { document, language, change } = useEditor();
  const settings = analysisSettings(document).monteCarlo;
  const { price: _price, ...asked } = settings;
  const { done, finished, isStale, refusal, cancel } = simulation;
  // The settings of the run are stored in the document, including untouched defaults, because the report prints
  // them.
  const run = (): void => {
    if (document.analysis?.monteCarlo === undefined)
      change('analysis.monteCarlo', (before) => withAnalysisPart(before, 'monteCarlo'));
    simulation.run();
  };
  const count = formatNumber(settings.trials, { language });
  const button = useFocusKept(done !== null);
  return (
    <div className={row({ gap: 12, align: 'center', wrap: true })}>
      {done === null ? (
        <Button
          ref={button}
          variant="default"
          disabled={settings.drivers.length === 0 || monteCarloIssues(document, asked).length > 0}
          onClick={run}
        >
          <Trans>Simular {count} veces</Trans>
        </Button>
      ) : (
        <>
          <Progress done={done} trials={settings.trials} />
          <Button ref={button} variant="default" onClick={cancel}>
            <Trans>Cancelar</Trans>
          </Button>
        </>
      )}
      {settings.drivers.length === 0 && (
        <AnalysisNote>
          <Trans>Varía al menos una hipótesis para poder simular.</Trans>
        </AnalysisNote>
      )}
      {finished !== null && isStale && done === null && (
        <p className={text('size-13', 'warning')} role="status">
          <Trans>Los datos han cambiado desde la última simulación: vuelve a simular.</Trans>
        </p>
      )}
      <Refusal refusal={refusal} onRetry={run} />
    </div>
  );
};
