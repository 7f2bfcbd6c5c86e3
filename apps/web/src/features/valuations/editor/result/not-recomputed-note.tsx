import { Trans } from '@lingui/react/macro';
import { AnalysisNote } from './analysis-note.tsx';

/** In place of what would have to compute further values of a version that this engine values otherwise. */
export const NotRecomputedNote = () => (
  <AnalysisNote>
    <Trans>
      No se muestran los análisis que recalculan el valor: el motor actual valoraría esta versión de
      otra forma.
    </Trans>
  </AnalysisNote>
);
