import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { showToast } from '../../../../../lib/toast/show-toast.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { GridCursor } from '../use-grid-cursor.ts';

/** A button that pastes a block copied from a spreadsheet, starting at the selected cell. */
export const PasteButton = ({ cursor }: { cursor: GridCursor }) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const paste = async (): Promise<void> => {
    try {
      const outcome = cursor.paste(await navigator.clipboard.readText());
      if (outcome === 'asked' || (outcome !== null && outcome.skipped > 0)) return;
      const count = outcome?.applied.length ?? 0;
      showToast(
        count > 0
          ? { kind: 'success', title: t`Celdas pegadas: ${count}` }
          : {
              kind: 'warning',
              title: t`No hay cifras que pegar`,
              description: t`Copia un bloque de celdas de tu hoja y vuelve a intentarlo.`,
            },
      );
    } catch {
      showToast({
        kind: 'warning',
        title: t`El navegador no deja leer el portapapeles`,
        description: t`Selecciona una celda y pulsa Ctrl+V.`,
      });
    }
  };
  return (
    <Button
      variant="default"
      disabled={readOnly}
      leftSection={<IconClipboard size={16} stroke={1.5} aria-hidden />}
      onClick={() => void paste()}
    >
      <Trans>Pegar desde Excel</Trans>
    </Button>
  );
};
