import { Trans } from '@lingui/react/macro';
import { AnalysisNote } from '../result/analysis-note.tsx';

/** Shown when the calculation itself failed. */
export const FailedAnalysisNote = () => (
  <AnalysisNote negative>
    <Trans>
      No se ha podido calcular este análisis. Cambia algún dato o recarga la página para volver a
      intentarlo.
    </Trans>
  </AnalysisNote>
);
