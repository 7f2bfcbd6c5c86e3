import { useLingui } from '@lingui/react/macro';
import { visibleRefused } from '@valia/domain/valuation-progress/visible-refused.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { describeField, writeDescription } from '@valia/i18n/fields/describe-field.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useChangeValuationStatus } from '../../shared/use-change-valuation-status.ts';
import { useUndoValuationStatus } from '../../shared/use-undo-valuation-status.ts';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import type { Editor } from '../document/editor-context.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { focusStepTitle } from '../navigation/use-step-navigation.ts';
import { shortened } from '../fields/use-descriptions.ts';

type Edited = Pick<Editor, 'document' | 'refused' | 'forgetAll' | 'giveUp'>;

/** Leads to a text the document could not take: the figure it stands over would be the one that counts. */
const useTellRefused = (
  { document, refused, forgetAll }: Edited,
  goToField: (path: string) => void,
) => {
  const { t, i18n } = useLingui();
  return (): boolean => {
    const [first] = Object.values(visibleRefused(refused, document));
    if (first === undefined) return false;
    const { issue } = first;
    const text = shortened(first.text);
    const field = writeDescription(i18n, describeField(issue.path, document));
    goToField(issue.path);
    showToast({
      kind: 'error',
      title: t`No se pudo actualizar el estado`,
      description: t`«${text}» no es válido en ${field}. Corrígelo, o descártalo y contará el valor anterior.`,
      action: { label: t`Descartar lo escrito`, run: forgetAll },
    });
    return true;
  };
};

const useTellUnsaved = () => {
  const { t } = useLingui();
  return (title: string): void =>
    showToast({
      kind: 'error',
      title,
      description: t`Hay cambios que aún no se han guardado. Inténtalo cuando se hayan guardado.`,
    });
};

/** Takes a change of the status back. What was typed since is saved first: then the change is not the last any more. */
const useUndo = ({ id, status, version: read }: Valuation, saver: ValuationSaver) => {
  const { t } = useLingui();
  const tellUnsaved = useTellUnsaved();
  const undoOnServer = useUndoValuationStatus();
  return async (version: number | 'last', how?: { quiet: boolean }): Promise<boolean> => {
    if (!(await saver.flush())) {
      tellUnsaved(t`No se ha podido deshacer`);
      return false;
    }
    const last = status === 'completed' ? read : saver.version;
    const from = version === 'last' ? last : version;
    const answer = await undoOnServer({ id, version: from }, how);
    if (answer.kind === 'undone') saver.adoptVersion({ from, to: answer.version });
    return answer.kind === 'undone';
  };
};

/** Changes the status once everything is saved: what is completed is what stands on the screen. */
export const useStatusChange = (
  valuation: Valuation,
  saver: ValuationSaver,
  edited: Edited,
  goToField: (path: string) => void,
) => {
  const { t } = useLingui();
  const tellRefused = useTellRefused(edited, goToField);
  const tellUnsaved = useTellUnsaved();
  const { valuations } = trpc.useUtils();
  const { id } = valuation;
  const undo = useUndo(valuation, saver);
  const { shownStatus, changeStatus } = useChangeValuationStatus({
    openField: (_id, field) => goToField(field),
    undo: ({ version }) => void undo(version),
  });

  const reopen = async (to: ValuationStatus): Promise<void> => {
    const from = valuation.version;
    const answer = await changeStatus({ id, version: from }, to);
    if (answer.kind === 'changed') saver.adoptVersion({ from, to: answer.version });
    else if (answer.code === 'valuation-version-conflict') await valuations.get.invalidate({ id });
    else return;
    // What was typed before it turned out to be completed; reopened elsewhere, it meets what they saved.
    await saver.flush();
  };

  const change = async (to: ValuationStatus): Promise<void> => {
    if (to === 'completed' && tellRefused()) return;
    if (!(await saver.flush())) {
      tellUnsaved(t`No se pudo actualizar el estado`);
      return;
    }
    const from = saver.version;
    const answer = await changeStatus({ id, version: from }, to);
    if (answer.kind === 'changed') saver.adoptVersion({ from, to: answer.version });
    else if (answer.code === 'valuation-version-conflict') saver.holdForConflict();
  };

  const discard = (): void => {
    const base = saver.savedDocument;
    saver.resolve(valuation.document, valuation.version, valuation.document);
    edited.giveUp(base, valuation.document);
    focusStepTitle();
  };

  return {
    shownStatus: shownStatus(valuation),
    setStatus: valuation.status === 'completed' ? reopen : change,
    /** The last change of the status, told by who asked for it. */
    undoStatus: useStableCallback(() => undo('last', { quiet: true })),
    /** Shows what was completed in place of what was typed into it since. */
    discard: useStableCallback(discard),
  };
};
