import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useRefetchValuations } from './use-refetch-valuations.ts';
import { patchListRows } from './valuation-list-cache.ts';

/** A valuation with the version that its change of status created. */
export interface ChangedValuation {
  id: string;
  version: number;
}

export type UndoAnswer =
  | { kind: 'undone'; version: number }
  | { kind: 'refused'; code: ErrorCode | null };

/** Undoes a change of status, shows the result (with `quiet`, only a refusal), and refreshes the affected data. */
export const useUndoValuationStatus = () => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const invalidateAll = useRefetchValuations();
  const { mutateAsync } = trpc.valuations.applyToMany.useMutation();
  return async (changed: ChangedValuation, how?: { quiet: boolean }): Promise<UndoAnswer> => {
    const title = t`No se ha podido deshacer`;
    try {
      const items = [{ id: changed.id, version: changed.version }];
      const { outcomes } = await mutateAsync({ action: { kind: 'undo-status' }, items });
      const [outcome] = outcomes;
      if (outcome?.kind === 'refused') {
        showToast({ kind: 'error', title, description: i18n._(errorTexts[outcome.code]) });
        await invalidateAll(false);
        return { kind: 'refused', code: outcome.code };
      }
      const item = outcome?.item ?? null;
      if (item !== null) patchListRows(queryClient, [item]);
      if (how?.quiet !== true) showToast({ kind: 'success', title: t`Cambio deshecho` });
      await invalidateAll(true);
      return { kind: 'undone', version: item?.version ?? changed.version };
    } catch (error) {
      showError(error, title);
      return { kind: 'refused', code: callFailure(error)?.code ?? null };
    }
  };
};
