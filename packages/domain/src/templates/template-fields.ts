import type { UserLanguage } from '../accounts/user-languages.ts';
import { sourcedFields } from './sourced-fields.ts';
import type { TemplateField } from './template-field.ts';
import { typedFields } from './typed-fields.ts';

/** Every field that a template may name, declared once. */
export const templateFields = { ...sourcedFields, ...typedFields };
export type TemplateFieldKey = keyof typeof templateFields;
type SourcedFieldKey = keyof typeof sourcedFields;

export const sourcedFieldKeys = Object.keys(sourcedFields) as SourcedFieldKey[];
export const templateFieldKeys = Object.keys(templateFields) as TemplateFieldKey[];

export const isTemplateField = (key: string): key is TemplateFieldKey =>
  Object.hasOwn(templateFields, key);

export const fieldOf = (key: TemplateFieldKey): TemplateField => templateFields[key];

/** What a field is called; an unknown one by its own key. */
export const fieldLabel = (key: string, language: UserLanguage): string =>
  isTemplateField(key) ? templateFields[key].label[language] : key;

/** Fields that a line holds alone: they become a list or a table there. */
const wholeLineKinds: ReadonlySet<string> = new Set(['lines', 'rows', 'table']);
export const isWholeLine = (key: string): boolean =>
  isTemplateField(key) && wholeLineKinds.has(templateFields[key].kind);
