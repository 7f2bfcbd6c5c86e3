import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { Closing } from './closing/closing.tsx';
import { EditorContext } from './document/editor-context.ts';
import { EditorNavigationContext } from './navigation/editor-navigation-context.ts';
import { Explanation } from './explain/explanation.tsx';
import { EditorLayout } from './frame/editor-layout.tsx';
import { SaveConflict } from './saving/save-conflict.tsx';
import type { FrozenVersion } from './document/frozen-version.ts';
import { EditRightRevoked } from './saving/edit-right-revoked.tsx';
import { useRememberedRows } from './grid/paste/accounts/use-remembered-rows.ts';
import { useEditorPlace } from './navigation/use-editor-place.ts';
import {
  useDocumentSaver,
  useMergedElsewhere,
  useSavedDocument,
} from './saving/use-document-saver.ts';
import { useEditorDocument } from './document/use-editor-document.ts';
import { useEditorKeys } from './navigation/use-editor-keys.ts';
import { useExplaining } from './navigation/use-explaining.ts';
import { useRefusedTexts, useLeftTexts } from './saving/use-refused-texts.ts';
import { useSavedElsewhere } from './saving/use-saved-elsewhere.ts';
import { useServerIssues } from './saving/use-save-state.ts';
import { useStatusChange } from './saving/use-status-change.ts';
import { useStatusInTurn } from './saving/use-status-in-turn.ts';
import { useStepNavigation } from './navigation/use-step-navigation.ts';

interface ValuationEditorProps {
  valuation: Valuation;
  /** What another engine closed; null where this one did, or nothing is closed. */
  version: FrozenVersion | null;
  sectors: SectorMultiples | null;
}

/** One valuation being edited: its document, its saving, where one is, and what is explained. */
export const ValuationEditor = ({ valuation, version, sectors }: ValuationEditorProps) => {
  const mayOnlyRead = valuation.access === 'read';
  const readOnly = mayOnlyRead || valuation.status === 'completed';
  const saver = useDocumentSaver(valuation);
  // What a reader typed before is no part of what they read; `EditRightRevoked` keeps it.
  const opened = mayOnlyRead ? valuation.document : saver.wantedDocument;
  const edited = useEditorDocument(opened, readOnly, useLeftTexts(valuation.id), version);
  useSavedDocument(saver, mayOnlyRead ? null : edited.document);
  useMergedElsewhere(saver, edited.merge);
  useSavedElsewhere(valuation, saver);
  useRefusedTexts(valuation.id, { ...edited, readOnly });
  const navigation = useStepNavigation(edited.document, useEditorPlace());
  const { shownStatus, setStatus, undoStatus, discard } = useStatusChange(
    valuation,
    saver,
    edited,
    navigation.goToField,
  );
  const changeStatus = useStatusInTurn(setStatus);
  const isPhone = useIsPhone();
  const { explaining, explain, close } = useExplaining();
  usePageTitle(edited.document.company.name);
  useEditorKeys({ save: () => void saver.flush(), undo: edited.undo, redo: edited.redo });
  const serverIssues = useServerIssues(saver);
  const storedEquity = edited.document === valuation.document ? valuation.equityCentral : null;
  const still = {
    valuation,
    storedEquity,
    readOnly,
    shownVersion: null,
    sectors,
    rememberedRows: useRememberedRows(),
    serverIssues,
    undoStatus,
  };
  return (
    <EditorContext value={{ ...edited, ...still }}>
      <EditorNavigationContext value={{ ...navigation, isPhone, explain }}>
        <Closing changeStatus={changeStatus}>
          {(onStatus) => <EditorLayout {...{ saver, shownStatus, onStatus }} onDiscard={discard} />}
        </Closing>
        <EditRightRevoked saver={saver} />
        <SaveConflict saver={saver} />
        {explaining !== null && (
          <Explanation key={explaining.figureId} {...explaining} onClose={close} />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};
