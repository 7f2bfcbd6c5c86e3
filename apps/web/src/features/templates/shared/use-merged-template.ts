import { mergeTemplate, type MergedTemplate } from '@valia/domain/templates/merge-template.ts';
import { parseTemplate } from '@valia/domain/templates/parse-template.ts';
import type { TemplateProblem } from '@valia/domain/templates/template-text.ts';
import type { SourcedValues, TypedValues } from '@valia/domain/templates/template-values.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { printTemplateValues } from '@valia/i18n/templates/print-template-values.ts';
import { useMemo } from 'react';

export interface TemplateView extends MergedTemplate {
  problems: TemplateProblem[];
  fields: string[];
}

const nothing = {};

/** A text merged with its values, ready for rendering. */
export const useMergedTemplate = (
  source: string,
  language: Language,
  sourced: SourcedValues = nothing,
  typed: TypedValues = nothing,
): TemplateView => {
  const parsed = useMemo(() => parseTemplate(source), [source]);
  return useMemo(() => {
    const values = printTemplateValues({ sourced, typed }, language);
    const { problems, fields } = parsed;
    return { ...mergeTemplate(parsed.blocks, values), problems, fields };
  }, [parsed, sourced, typed, language]);
};
