import { createContext, useContext } from 'react';
import type { StepNavigation } from './use-step-navigation.ts';

export interface EditorNavigation extends StepNavigation {
  /** Opens the explanation of a figure beside the element that requested it. */
  explain: (figureId: string, anchor: Element) => void;
  isPhone: boolean;
}

export const EditorNavigationContext = createContext<EditorNavigation | null>(null);

export const useEditorNavigation = (): EditorNavigation => {
  const navigation = useContext(EditorNavigationContext);
  if (navigation === null) throw new Error('useEditorNavigation outside the valuation editor');
  return navigation;
};
