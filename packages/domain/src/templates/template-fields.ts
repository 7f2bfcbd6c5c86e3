import type { UserLanguage } from '../accounts/user-languages.ts';
import { sourcedFields } from './sourced-fields.ts';
import type { TemplateField } from './template-field.ts';
import { typedFields } from './typed-fields.ts';

/** Every field that a template may contain, declared once. */
export const templateFields = { ...sourcedFields, ...typedFields };
export type TemplateFieldKey = keyof typeof templateFields;
type SourcedFieldKey = keyof typeof sourcedFields;

export const sourcedFieldKeys = Object.keys(sourcedFields) as SourcedFieldKey[];
export const templateFieldKeys = Object.keys(templateFields) as TemplateFieldKey[];

export const isTemplateField = (key: string): key is TemplateFieldKey =>
  Object.hasOwn(templateFields, key);

export const getTemplateField = (key: TemplateFieldKey): TemplateField => templateFields[key];

/** The label of a field; for an unknown field, its key. */
export const fieldLabel = (key: string, language: UserLanguage): string =>
  isTemplateField(key) ? templateFields[key].label[language] : key;

/** The kinds of fields that are alone on their line, where they become a list or a table. */
const wholeLineKinds: ReadonlySet<string> = new Set(['lines', 'rows', 'table']);
export const isWholeLineField = (key: string): boolean =>
  isTemplateField(key) && wholeLineKinds.has(templateFields[key].kind);
