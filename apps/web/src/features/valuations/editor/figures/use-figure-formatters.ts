import { useLingui } from '@lingui/react';
import { type FigureFormatters, figureFormatters } from '@valia/figures/words/figure-formatters.ts';
import { useEditor } from '../document/editor-context.ts';

/** The formatting of figures for the valuation being edited. */
export const useFigureFormatters = (): FigureFormatters => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  return figureFormatters({ document, language, t: (message) => i18n._(message) });
};
