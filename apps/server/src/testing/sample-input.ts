import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** Strings whose rule a JSON schema cannot tell, by the name of their field. */
const byName: Record<string, string> = { email: 'nobody@despacho.example', currency: 'EUR' };
const byFormat: Record<string, () => string> = {
  uuid: randomUUID,
  date: () => '2025-12-31',
  'date-time': () => '2025-12-31T12:00:00.000Z',
};

const objectOf = (schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

const textFor = ({ format, minLength = 1 }: JsonSchema, name: string): string =>
  byName[name] ?? byFormat[format ?? '']?.() ?? 'x'.repeat(minLength);

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

/** Of several forms an object before nothing, and nothing before a text that might have a rule of its own. */
const formOf = (forms: JsonSchema[]): JsonSchema =>
  forms.findLast(({ type }) => type === 'object') ?? forms.find(isNull) ?? forms[0] ?? {};

const sampleFor = (schema: JsonSchema, name: string): Json => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return sampleFor(formOf(forms.map(objectOf)), name);
  // A refined text that may be null is written as a list of types.
  if (Array.isArray(schema.type)) return null;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          sampleFor(objectOf(value), key),
        ]),
      );
    case 'array':
      return Array.isArray(schema.items) ? [] : [sampleFor(objectOf(schema.items), name)];
    case 'string':
      return textFor(schema, name);
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
};

/** An input that the schema takes, made from the schema alone; throws for a rule it cannot guess. */
export function sampleInput(schema: z.ZodType): Json {
  const description = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sample = sampleFor(description, '');
  const checked = schema.safeParse(sample);
  if (!checked.success) {
    throw new Error(`No sample was found, tell sample-input.ts how: ${checked.error.message}`);
  }
  return sample;
}
