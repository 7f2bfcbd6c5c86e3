import { createContext, useContext } from 'react';
import type { StepId } from './model/editor-steps.ts';

export interface EditorNavigation {
  step: StepId;
  steps: StepId[];
  /** Where one was last sent to: the step may have to open what holds it. */
  wantedField: { path: string } | null;
  goToStep: (step: StepId) => void;
  /** Opens the step of a field and puts the focus into the field. */
  goToField: (path: string) => void;
  /** Opens the explanation of a figure beside the element that asked for it. */
  explain: (figureId: string, anchor: Element) => void;
  isPhone: boolean;
}

export const EditorNavigationContext = createContext<EditorNavigation | null>(null);

export const useEditorNavigation = (): EditorNavigation => {
  const navigation = useContext(EditorNavigationContext);
  if (navigation === null) throw new Error('useEditorNavigation outside the valuation editor');
  return navigation;
};
