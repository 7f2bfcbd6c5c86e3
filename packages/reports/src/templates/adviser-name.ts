import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import { printTemplateValues } from '@valia/i18n/templates/print-template-values.ts';

/** The name of the document's issuer: the organization, or the adviser. */
export const adviserName = (input: TemplatePrintInput): string => {
  const values = printTemplateValues(input, input.language);
  const [organization, adviser] = [values.get('organization.name'), values.get('adviser.name')];
  if (organization?.kind === 'text') return organization.text;
  return adviser?.kind === 'text' ? adviser.text : '';
};
