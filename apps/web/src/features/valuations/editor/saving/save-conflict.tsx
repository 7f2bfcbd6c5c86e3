import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { movedPath } from '@valia/domain/valuation-cells/moved-path.ts';
import { mergeConflict, type LostChange } from '@valia/domain/valuation-merge/merge-conflict.ts';
import type { FieldInDocument } from '@valia/domain/valuation-merge/overwritten-fields.ts';
import { visibleRefusedTexts } from '@valia/domain/valuation-progress/visible-refused-texts.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useRef } from 'react';
import { callFailure } from '../../../../lib/errors/call-failure.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { shortenText, useDescriptions } from '../fields/use-descriptions.ts';
import { useSaveState } from './use-save-state.ts';
import { useTypingPause } from './use-typing-pause.ts';
import { fieldChangeDescriber } from '../activity/field-change-describer.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';
import { ConflictDialog, type LostField } from './conflict-dialog.tsx';

/**
 * The version saved meanwhile, requested until the server answers; null before. `onLost` is called when it may no
 * longer be read.
 */
const useTheirs = (id: string, onLost: () => void): Valuation | null => {
  const { t } = useLingui();
  const { data, error, isSuccess, isFetchedAfterMount } = trpc.valuations.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      retry: (_failures, failure) => callFailure(failure)?.code === 'unavailable',
    },
  );
  const told = useRef<unknown>(null);
  useEffect(() => {
    // Until the query is fetched again, the error belongs to an earlier conflict.
    if (error === null || !isFetchedAfterMount || told.current === error) return;
    told.current = error;
    if (callFailure(error)?.code === 'not-found') onLost();
    else showError(error, t`No se pudo leer la otra versión`);
  });
  return isSuccess && isFetchedAfterMount ? data : null;
};

const useNames = (): ((fields: readonly FieldInDocument[]) => string[]) => {
  const { field } = useDescriptions();
  return (fields) => [...new Set(fields.map(({ path, of }) => field(path, of)))];
};

/**
 * The lost changes, each with its field's name in the document where it was made and its values; fields without values
 * are listed once.
 */
const useLostFields = () => {
  const { i18n } = useLingui();
  const { language } = useEditor();
  const { field } = useDescriptions();
  return (lost: LostChange[], document: ValuationDocument): LostField[] => {
    const textOf = fieldChangeDescriber(document, { i18n, language });
    const fields = lost.map(({ key, path, of, leaf }): LostField => {
      const name = field(path, of);
      return leaf === null
        ? { key: name, name, text: null }
        : { key, name, text: { ...textOf(leaf), name } };
    });
    return [...new Map(fields.map((one) => [one.key, one])).values()];
  };
};

/** The refused texts of fields that no longer exist in the other version. */
const useRefusedGone = () => {
  const { document, refused } = useEditor();
  const { field } = useDescriptions();
  return (theirs: ValuationDocument): LostField[] =>
    Object.entries(visibleRefusedTexts(refused, document)).flatMap(([path, { text }]) =>
      movedPath(path, document, theirs) === null
        ? [{ key: `refused ${path}`, name: `${field(path)}: «${shortenText(text)}»`, text: null }]
        : [],
    );
};

/**
 * Applies this user's changes since `base` to the other version, returns the result, and lists the changes that have no
 * place there.
 */
const useSettle = (saver: ValuationSaver) => {
  const { t } = useLingui();
  const { document, rebase } = useEditor();
  const namesOf = useNames();
  return (base: ValuationDocument, theirs: Valuation): ValuationDocument => {
    const { merged, lostOfMine } = mergeConflict(base, document, theirs.document);
    saver.resolve(theirs.document, theirs.version, merged);
    rebase(base, theirs.document);
    if (lostOfMine.length === 0) return merged;
    const names = namesOf(lostOfMine).join(', ');
    showToast({
      kind: 'warning',
      title: t`Parte de lo tuyo ya no tiene sitio en la otra versión`,
      description: t`No se ha conservado: ${names}.`,
    });
    return merged;
  };
};

/** The users' names, each listed once. */
const peopleOf = (issues: readonly FieldIssue[]): string =>
  [...new Set(issues.flatMap(({ params }) => params['person'] ?? []))].join(', ');

const isCountedAlike = (one: ValuationDocument, other: ValuationDocument): boolean =>
  one.currency === other.currency && one.unit === other.unit;

const OpenConflict = ({ saver, issues }: { saver: ValuationSaver; issues: FieldIssue[] }) => {
  const { valuation, document, giveUp } = useEditor();
  const theirs = useTheirs(valuation.id, () => saver.loseAccess());
  const settle = useSettle(saver);
  const namesOf = useNames();
  const lostFieldsOf = useLostFields();
  const refusedGoneIn = useRefusedGone();
  const { copy } = useUnsavedChanges(saver);
  const settled = useRef(false);
  const became = useRef(document);
  const hasPaused = useTypingPause(theirs !== null);
  const base = saver.savedDocument;
  const conflict = theirs === null ? null : mergeConflict(base, document, theirs.document);

  useEffect(() => {
    // The other version has no conflicting changes, because it was only completed and reopened meanwhile.
    if (theirs === null || conflict?.theirs.length !== 0 || settled.current) return;
    settled.current = true;
    settle(base, theirs);
  });

  if (theirs === null || conflict === null || conflict.theirs.length === 0 || !hasPaused)
    return null;
  return (
    <ConflictDialog
      people={peopleOf(issues)}
      theirs={namesOf(conflict.theirs)}
      mine={namesOf(conflict.mine)}
      lostOfTheirs={lostFieldsOf(conflict.lostOfTheirs, theirs.document)}
      lostOfMine={[
        ...lostFieldsOf(conflict.lostOfMine, document),
        ...refusedGoneIn(theirs.document),
      ]}
      isCountedAnew={[document, theirs.document].some((one) => !isCountedAlike(base, one))}
      onCopy={() => void copy()}
      onTakeTheirs={() => {
        saver.resolve(theirs.document, theirs.version, theirs.document);
        giveUp(base, theirs.document);
        became.current = theirs.document;
      }}
      onKeepMine={() => {
        became.current = settle(base, theirs);
      }}
      whereNow={(path) => movedPath(path, document, became.current)}
    />
  );
};

/** Fetches the version saved meanwhile and loads it into the editor, with or without this user's changes on top. */
export const SaveConflict = ({ saver }: { saver: ValuationSaver }) => {
  const state = useSaveState(saver);
  return state.kind === 'conflict' && <OpenConflict saver={saver} issues={state.issues} />;
};
