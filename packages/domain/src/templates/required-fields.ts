import { mergeTemplate, type MergedTemplate, type PrintedValue } from './merge-template.ts';
import { parseTemplate } from './parse-template.ts';
import { getTemplateField, isTemplateField } from './template-fields.ts';
import type { SourcedValues, TypedValues } from './template-values.ts';

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

const presentAs = (key: string, value: unknown): PrintedValue =>
  isTemplateField(key) && getTemplateField(key).kind === 'flag'
    ? { kind: 'flag', isSet: value === true, text: '' }
    : { kind: 'text', text: '' };

/** The fields that a document needs, and those of them without a value, whatever language it is printed in. */
export const requiredFields = (
  source: string,
  { sourced, typed }: { sourced: SourcedValues; typed: TypedValues },
): Pick<MergedTemplate, 'asked' | 'missing'> => {
  const given = Object.entries({ ...sourced, ...typed }).filter(([, value]) => isGiven(value));
  const values = new Map(given.map(([key, value]) => [key, presentAs(key, value)]));
  const { asked, missing } = mergeTemplate(parseTemplate(source).blocks, values);
  return { asked, missing };
};
