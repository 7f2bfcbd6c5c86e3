import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useState } from 'react';
import { useChangeValuationStatus } from '../../../lib/use-change-valuation-status.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { type Editor, EditorContext } from './editor-context.ts';
import { EditorNavigationContext } from './editor-navigation-context.ts';
import { Explanation } from './explain/explanation.tsx';
import { EditorLayout } from './frame/editor-layout.tsx';
import { SaveConflict } from './frame/save-conflict.tsx';
import { useDocumentSaver } from './use-document-saver.ts';
import { useEditorDocument } from './use-editor-document.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useStepNavigation } from './use-step-navigation.ts';

interface ValuationEditorProps {
  valuation: Valuation;
  sectors: SectorMultiples | null;
}

interface Explaining {
  figureId: string;
  anchor: Element;
}

/** One valuation being edited: its document, its saving, where one is, and what is explained. */
export const ValuationEditor = ({ valuation, sectors }: ValuationEditorProps) => {
  const { shownStatus, changeStatus } = useChangeValuationStatus();
  const readOnly = valuation.status === 'completed';
  const edited = useEditorDocument(valuation.document, readOnly);
  const saving = useDocumentSaver(valuation, edited.document);
  const navigation = useStepNavigation(edited.document);
  const isPhone = useIsPhone();
  const [explaining, setExplaining] = useState<Explaining | null>(null);
  usePageTitle(edited.document.company.name);
  useEditorKeys({ save: () => void saving.flush(), undo: edited.undo, redo: edited.redo });

  const setStatus = async (to: ValuationStatus): Promise<void> => {
    if (!(await saving.flush())) return;
    await changeStatus(valuation.id, to);
  };

  const editor: Editor = {
    ...edited,
    valuation,
    readOnly,
    sectors,
    serverIssues:
      saving.state.kind === 'refused' ? Object.fromEntries(saving.state.issues.map((issue) => [issue.path, issue])) : {},
  };

  const closeExplanation = (): void => {
    const anchor = explaining?.anchor;
    setExplaining(null);
    if (anchor instanceof HTMLElement) anchor.focus();
  };

  return (
    <EditorContext value={editor}>
      <EditorNavigationContext
        value={{ ...navigation, isPhone, explain: (figureId, anchor) => setExplaining({ figureId, anchor }) }}
      >
        <EditorLayout
          saveState={saving.state}
          shownStatus={shownStatus(valuation)}
          onStatus={(to) => void setStatus(to)}
        />
        {saving.state.kind === 'conflict' && <SaveConflict fields={saving.state.fields} saving={saving} />}
        {explaining !== null && (
          <Explanation
            key={explaining.figureId}
            figureId={explaining.figureId}
            anchor={explaining.anchor}
            onClose={closeExplanation}
          />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};
