import { useLingui } from '@lingui/react';
import { type FigureWords, figureWords } from '@valia/figures/words/figure-words.ts';
import { useEditor } from '../document/editor-context.ts';

/** How the figures of the valuation that is edited are written. */
export const useFigureWords = (): FigureWords => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  return figureWords({ document, language, t: (message) => i18n._(message) });
};
