import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import type { SelectedItem } from '../list-types.ts';
import type { ApplyActions } from './use-bulk-valuation-actions.ts';

type Items = readonly SelectedItem[];

const loadDialog = () => loadChunk(() => import('./tag-dialog.tsx'));

/** The tag dialog, which is loaded once the list is rendered, because its field is a tenth of the page's code. */
export const useTagDialog = (
  apply: ApplyActions,
): { ask: (items: Items) => void; dialog: ReactNode } => {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const [items, setItems] = useState<Items | null>(null);
  useEffect(() => {
    // A failure is ignored, because the dialog is loaded again when it is needed.
    loadDialog().then(setLoaded, () => undefined);
  }, []);
  const ask = (asked: Items): void => {
    setItems(asked);
    if (loaded !== null) return;
    loadDialog().then(setLoaded, (error: unknown) => {
      setItems(null);
      showError(error, t`No se pudieron abrir las etiquetas`);
    });
  };
  const dialog = loaded && (
    <loaded.TagDialog items={items} onClose={() => setItems(null)} apply={apply} />
  );
  return { ask, dialog };
};
