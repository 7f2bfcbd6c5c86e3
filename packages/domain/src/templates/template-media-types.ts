import type { TemplateFormat } from './template-schemas.ts';

export const templateMediaTypes: Readonly<Record<TemplateFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};
