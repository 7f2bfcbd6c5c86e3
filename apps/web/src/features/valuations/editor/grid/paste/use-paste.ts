import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../../../lib/toast/show-toast.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { PasteOutcome } from './paste-block.ts';

/** Writes a pasted block into the document and shows how much of it had no place there. */
export const usePaste = () => {
  const { t } = useLingui();
  const { paste } = useEditor();
  return (path: string, outcome: PasteOutcome): void => {
    paste(path, outcome);
    const { leftOut = [] } = outcome;
    if (leftOut.length > 0) {
      const [count, names] = [outcome.applied.length, leftOut.join(', ')];
      showToast({
        kind: 'warning',
        title: t`Celdas pegadas: ${count}`,
        description: t`Columnas sin sitio aquí: ${names}. Las demás se han repartido según su cabecera.`,
      });
    }
    if (outcome.skipped === 0) return;
    const [count, left] = [outcome.applied.length, outcome.skipped];
    showToast({
      kind: 'warning',
      title: t`Celdas pegadas: ${count}`,
      description: t`Celdas sin sitio: ${left}. Caían en filas que se calculan, en columnas sin un año propio o fuera de la tabla. Mira si las demás están en su sitio; si no, deshaz.`,
    });
  };
};
