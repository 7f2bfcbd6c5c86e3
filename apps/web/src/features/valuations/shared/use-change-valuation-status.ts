import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { useState } from 'react';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { loadTexts } from '../../../lib/language.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type ChangedValuation, useUndoValuationStatus } from './use-undo-valuation-status.ts';
import {
  patchListRows,
  patchForStatusChange,
  refreshValuationList,
} from './valuation-list-cache.ts';

interface SeenValuation {
  id: string;
  /** The displayed version: when the server has another one, it refuses the change. */
  version: number;
}

type StatusAnswer =
  | { kind: 'changed'; version: number }
  | { kind: 'refused'; code: ErrorCode | null };

export interface StatusChange {
  /** The status to show for a valuation: the requested one while the call runs, so that the pill updates at once. */
  shownStatus: (valuation: { id: string; status: ValuationStatus }) => ValuationStatus;
  changeStatus: (seen: SeenValuation, to: ValuationStatus) => Promise<StatusAnswer>;
}

/** Opens the field of a valuation that prevents its completion. */
type OpenField = (id: string, field: string) => void;

const useOpenInEditor = (): OpenField => {
  const navigate = useNavigate();
  return (id, field) => void navigate({ to: '/valuation/$id', params: { id }, search: { field } });
};

/** Shows why a change of status was refused; for an incomplete valuation, which fields are missing. */
const useTellRefusal = (openField: OpenField) => {
  const { t, i18n } = useLingui();
  const { valuations } = trpc.useUtils();
  return async (id: string, error: unknown): Promise<void> => {
    const title = t`No se pudo actualizar el estado`;
    const failure = callFailure(error);
    if (failure?.code !== 'valuation-not-computable') {
      showError(error, title);
      return;
    }
    try {
      const [{ notComputableNotice }, { document }] = await Promise.all([
        import('./not-computable-notice.ts'),
        valuations.get.fetch({ id }),
        loadTexts('document-terms'),
      ]);
      const { text, field } = notComputableNotice(i18n, failure.fields, document);
      showToast({
        kind: 'error',
        title,
        description: text,
        ...(field !== null && {
          action: { label: t`Ir al primer dato`, run: () => openField(id, field) },
        }),
      });
    } catch {
      // The names of the fields could not be loaded, so the known part of the error is shown.
      showError(error, title);
    }
  };
};

interface ChangeOptions {
  openField?: OpenField;
  /** Replaces the usual undo of the change, such as when something must be saved first. */
  undo?: (changed: ChangedValuation) => void;
}

/**
 * Changes a valuation's status, shows a toast with an undo action, and refreshes the affected data. A refusal rolls
 * back.
 */
export const useChangeValuationStatus = ({ openField, undo }: ChangeOptions = {}): StatusChange => {
  const { t } = useLingui();
  const undoStatus = useUndoValuationStatus();
  const { valuations } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { mutateAsync } = trpc.valuations.changeStatus.useMutation();
  const [asked, setAsked] = useState<Readonly<Record<string, ValuationStatus>>>({});
  const openInEditor = useOpenInEditor();
  const tellRefusal = useTellRefusal(openField ?? openInEditor);
  const descriptions: Record<ValuationStatus, string> = {
    draft: t`Valoración en borrador`,
    in_progress: t`Valoración en curso`,
    completed: t`Valoración completada`,
  };

  const refresh = (id: string) =>
    Promise.all([
      refreshValuationList(queryClient),
      valuations.listTotals.invalidate(),
      valuations.dashboard.invalidate(),
      valuations.get.invalidate({ id }),
    ]);

  const takeBack = undo ?? ((changed: ChangedValuation) => void undoStatus(changed));

  const changeStatus: StatusChange['changeStatus'] = async ({ id, version }, to) => {
    setAsked((before) => ({ ...before, [id]: to }));
    try {
      const changed = await mutateAsync({ id, version, to });
      patchListRows(queryClient, [patchForStatusChange(changed)]);
      showToast({
        kind: 'success',
        title: t`Estado actualizado correctamente`,
        description: descriptions[to],
        action: {
          label: t`Deshacer`,
          run: () => takeBack({ id, version: changed.version }),
        },
      });
      await refresh(id);
      return { kind: 'changed', version: changed.version };
    } catch (error) {
      await tellRefusal(id, error);
      const code = callFailure(error)?.code ?? null;
      if (code === 'valuation-version-conflict') await refresh(id);
      return { kind: 'refused', code };
    } finally {
      setAsked(({ [id]: _done, ...rest }) => rest);
    }
  };

  return { shownStatus: ({ id, status }) => asked[id] ?? status, changeStatus };
};
