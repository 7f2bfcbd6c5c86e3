import { mergeTemplate, type MergedBlock } from '@valia/domain/templates/merge-template.ts';
import { parseTemplate } from '@valia/domain/templates/parse-template.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { printTemplateValues } from '@valia/i18n/templates/print-template-values.ts';

/** The blocks of a document with its values, formatted in its language. */
export const mergeForPrint = (input: TemplatePrintInput): MergedBlock[] =>
  mergeTemplate(parseTemplate(input.source).blocks, printTemplateValues(input, input.language))
    .blocks;
