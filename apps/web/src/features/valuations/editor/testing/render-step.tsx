import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { useEffect, useState } from 'react';
import { EditorContext } from '../editor-context.ts';
import { EditorNavigationContext } from '../editor-navigation-context.ts';
import type { EditorPlace, PlaceKeeper } from '../navigation/editor-place.ts';
import { Explanation } from '../explain/explanation.tsx';
import type { FrozenVersion } from '../document/frozen-version.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { StepContent } from '../steps/step-content.tsx';
import { useEditorDocument } from '../document/use-editor-document.ts';
import { useExplaining } from '../navigation/use-explaining.ts';
import { useStepNavigation } from '../navigation/use-step-navigation.ts';
import { draftValuation } from './draft-valuation.ts';
import { editorCatalogs } from './editor-catalogs.ts';
import { stubLayout } from './stub-layout.ts';

interface StepOptions {
  step: StepId;
  document?: ValuationDocument;
  language?: Language;
  readOnly?: boolean;
  isPhone?: boolean;
  sectors?: SectorMultiples | null;
  storedEquity?: number | null;
  /** As another engine closed it. */
  version?: FrozenVersion | null;
  /** Gets the document as it would be saved. */
  onDocument?: (document: ValuationDocument) => void;
}

/** What links to other screens ask of a router: where they lead. */
const elsewhere = createRouter({
  routeTree: createRootRoute({ staticData: { screen: null } }),
  history: createMemoryHistory(),
});

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
  const [place, setPlace] = useState<EditorPlace>({ step, view: null, field: null });
  const go: PlaceKeeper['go'] = (to) => setPlace({ ...to, field: null });
  const navigation = useStepNavigation(edited.document, { place, go });
  const { explaining, explain, close } = useExplaining();
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

/** One step with the result panel beside it, before the worked example; no server is needed. */
export const renderStep = async (options: StepOptions): Promise<void> => {
  stubLayout();
  const language = options.language ?? 'es';
  for (const area of editorCatalogs) i18n.load(language, await loadCatalog(area, language));
  i18n.activate(language);
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <RouterContextProvider router={elsewhere}>
          <EditedStep {...options} />
        </RouterContextProvider>
      </MantineProvider>
    </I18nProvider>,
  );
};
