import { Trans } from '@lingui/react/macro';
import { AnalysisNote } from './analysis-note.tsx';

/**
 * Shown instead of analyses that would compute further values for a version that the current engine values differently.
 */
export const NotRecomputedNote = () => (
  <AnalysisNote>
    <Trans>
      No se muestran los análisis que recalculan el valor: el motor actual valoraría esta versión de
      otra forma.
    </Trans>
  </AnalysisNote>
);
