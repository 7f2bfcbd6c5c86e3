import { useLingui } from '@lingui/react/macro';
import { visibleRefusedTexts } from '@valia/domain/valuation-progress/visible-refused-texts.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useChangeValuationStatus } from '../../shared/use-change-valuation-status.ts';
import { useUndoValuationStatus } from '../../shared/use-undo-valuation-status.ts';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import type { Editor } from '../document/editor-context.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { focusStepTitle } from '../navigation/use-step-navigation.ts';
import { shortenText } from '../fields/use-descriptions.ts';

type Edited = Pick<Editor, 'document' | 'refused' | 'forgetAll' | 'giveUp'>;

/** Navigates to a refused text before completion: otherwise the old figure behind the text would be completed. */
const useTellRefused = (
  { document, refused, forgetAll }: Edited,
  goToField: (path: string) => void,
) => {
  const { t, i18n } = useLingui();
  return (): boolean => {
    const [first] = Object.values(visibleRefusedTexts(refused, document));
    if (first === undefined) return false;
    const { issue } = first;
    const text = shortenText(first.text);
    const field = formatDescription(i18n, describeField(issue.path, document));
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

/**
 * Undoes a change of the status. Changes typed since are saved first, after which the status change is no longer the
 * last one.
 */
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

/** Changes the status once everything is saved, so that the completed version is the displayed one. */
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
    // Saves what was typed before the valuation turned out to be completed; if it was reopened elsewhere, this
    // merges with the changes saved there.
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
    /** Undoes the last change of the status; the caller reports the result. */
    undoStatus: useStableCallback(() => undo('last', { quiet: true })),
    /** Shows the completed version in place of what was typed into it since. */
    discard: useStableCallback(discard),
  };
};
