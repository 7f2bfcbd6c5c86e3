import { screens } from '@valia/domain/screens/screens.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useEffect, useState } from 'react';
import { loadTexts } from '../../../../lib/language.ts';
import { renderPart } from '../../../../lib/testing/render-part.tsx';
import { EditorContext } from '../document/editor-context.ts';
import { EditorNavigationContext } from '../navigation/editor-navigation-context.ts';
import type { EditorLocation, EditorLocationStore } from '../navigation/editor-location.ts';
import { Explanation } from '../explain/explanation.tsx';
import type { FrozenVersion } from '../document/frozen-version.ts';
import { ResultPanel } from '../frame/result-panel.tsx';
import { StepContent } from '../steps/step-content.tsx';
import { useEditorDocument } from '../document/use-editor-document.ts';
import { useExplainedFigure } from '../navigation/use-explained-figure.ts';
import { useStepNavigation } from '../navigation/use-step-navigation.ts';
import { draftValuation } from './draft-valuation.ts';

interface StepOptions {
  step: StepId;
  document?: ValuationDocument;
  language?: Language;
  readOnly?: boolean;
  isPhone?: boolean;
  sectors?: SectorMultiples | null;
  storedEquity?: number | null;
  /** The version as closed by another engine version. */
  version?: FrozenVersion | null;
  /** Called with the document as it would be saved. */
  onDocument?: (document: ValuationDocument) => void;
}

const EditedStep = ({
  step,
  document = workedExample,
  readOnly = false,
  isPhone = false,
  sectors = null,
  storedEquity = null,
  version = null,
  onDocument,
}: StepOptions) => {
  const edited = useEditorDocument(document, readOnly, null, version);
  useEffect(() => {
    onDocument?.(edited.document);
  }, [onDocument, edited.document]);
  const [place, setPlace] = useState<EditorLocation>({ step, view: null, field: null });
  const go: EditorLocationStore['go'] = (to) => setPlace({ ...to, field: null });
  const navigation = useStepNavigation(edited.document, { place, go });
  const { explaining, explain, close } = useExplainedFigure();
  const still = {
    valuation: draftValuation,
    storedEquity,
    readOnly,
    shownVersion: null,
    sectors,
    rememberedRows: {},
    serverIssues: {},
    undoStatus: () => Promise.resolve(false),
  };
  return (
    <EditorContext value={{ ...edited, ...still }}>
      <EditorNavigationContext value={{ ...navigation, isPhone, explain }}>
        <button type="button" onClick={edited.undo}>
          undo
        </button>
        <StepContent />
        <aside>
          <ResultPanel />
        </aside>
        {explaining !== null && (
          <Explanation key={explaining.figureId} {...explaining} onClose={close} />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};

/** Renders one step with the result panel, by default with the worked example; needs no server. */
export const showStep = async (options: StepOptions): Promise<void> => {
  await loadTexts(...screens['/valuation/$id'].catalogs);
  const { language = 'es', isPhone = false } = options;
  await renderPart(<EditedStep {...options} />, { language, width: isPhone ? 360 : 1440 });
};
