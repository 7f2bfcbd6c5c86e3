import { useLingui } from '@lingui/react/macro';
import type { ActivityUndo } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { type RouterInputs, trpc } from '../../../../lib/trpc.ts';
import { useRefetchValuations } from '../../shared/use-refetch-valuations.ts';
import { useEditor } from '../document/editor-context.ts';
import { useRestoreShare } from '../people/use-sharing.ts';

type Action = RouterInputs['valuations']['applyToMany']['action'];

/** Runs a bulk action of the list on this valuation alone. */
const useAction = () => {
  const { t, i18n } = useLingui();
  const { id } = useEditor().valuation;
  const invalidateAll = useRefetchValuations();
  const { mutateAsync } = trpc.valuations.applyToMany.useMutation();
  return async (action: Action): Promise<boolean> => {
    const title = t`No se ha podido deshacer`;
    try {
      // Tags and archiving ignore the version.
      const { outcomes } = await mutateAsync({ action, items: [{ id, version: 1 }] });
      const [outcome] = outcomes;
      if (outcome?.kind === 'refused') {
        showToast({ kind: 'error', title, description: i18n._(errorTexts[outcome.code]) });
        return false;
      }
    } catch (error) {
      showError(error, title);
      return false;
    }
    await invalidateAll(true);
    return true;
  };
};

/** Undoes an entry as the toast of its change does, and reports the result. */
export const useUndoActivity = () => {
  const { t } = useLingui();
  const { undoStatus } = useEditor();
  const shareAgain = useRestoreShare();
  const act = useAction();
  const run = (undo: ActivityUndo): Promise<boolean> => {
    switch (undo.kind) {
      case 'undo-status':
        return undoStatus();
      case 'share':
        return shareAgain(undo);
      default:
        return act(undo);
    }
  };
  return async (undo: ActivityUndo): Promise<void> => {
    if (await run(undo)) showToast({ kind: 'success', title: t`Cambio deshecho` });
  };
};
