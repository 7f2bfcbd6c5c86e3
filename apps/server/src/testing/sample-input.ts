import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** What a field is given by its name; undefined: whatever fits its schema. */
export type FieldValue = (key: string) => unknown;

interface SampleWishes {
  field?: FieldValue;
  /** Only what must be there, and nothing where nothing may be. */
  isShort?: boolean;
}

/** What an answer tells to ask on with, or what a thing was called before; no text made up here fits. */
const leftOut = new Set(['cursor', 'formerName', 'sizeStepNodes']);
/** Strings whose rule a JSON schema cannot tell, by the name of their field. */
const byName: Record<string, string> = {
  email: 'nobody@despacho.example',
  currency: 'EUR',
  code: '123456',
  newPassword: 'valorar-es-contar-2026',
};
const byFormat: Record<string, () => string> = {
  uuid: randomUUID,
  date: () => '2025-12-31',
  'date-time': () => '2025-12-31T12:00:00.000Z',
};
/** Tried in turn for a text with a pattern. */
const texts = [
  '123456',
  '0000-0000-0000-0000-0000',
  'A'.repeat(43),
  'a'.repeat(64),
  'A1',
  'A1B2C-3D4E5',
];

const objectOf = (schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

const textFor = ({ format, pattern, minLength = 1 }: JsonSchema, name: string): string => {
  const rule = pattern === undefined ? null : new RegExp(pattern, 'u');
  const known = byName[name];
  if (known !== undefined && rule?.test(known) !== false) return known;
  return (
    byFormat[format ?? '']?.() ?? texts.find((text) => rule?.test(text)) ?? 'x'.repeat(minLength)
  );
};

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

/** Of several forms an object before nothing, and nothing before a text that might have a rule of its own. */
const formOf = (forms: JsonSchema[], { isShort = false }: SampleWishes): JsonSchema => {
  const nothing = forms.find(isNull);
  const object = forms.findLast(({ type }) => type === 'object');
  return (isShort ? (nothing ?? object) : (object ?? nothing)) ?? forms[0] ?? {};
};

const objectFor = (
  { properties = {}, required = [] }: JsonSchema,
  wishes: SampleWishes,
): { [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]): [string, Json][] => {
      const given = wishes.field?.(key);
      if (given !== undefined) return [[key, given as Json]];
      const isOptional = !required.includes(key);
      if (isOptional && (wishes.isShort === true || leftOut.has(key))) return [];
      return [[key, sampleFor(objectOf(value), key, wishes)]];
    }),
  );

const sampleFor = (schema: JsonSchema, name: string, wishes: SampleWishes): Json => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return sampleFor(formOf(forms.map(objectOf), wishes), name, wishes);
  // A refined text that may be null is written as a list of types.
  if (Array.isArray(schema.type)) return null;
  switch (schema.type) {
    case 'object':
      return objectFor(schema, wishes);
    case 'array':
      return Array.isArray(schema.items) ? [] : [sampleFor(objectOf(schema.items), name, wishes)];
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

const descriptions = new WeakMap<z.ZodType, JsonSchema>();

/** Once for each schema: a valuation's takes 30 ms, and every cell of a matrix asks for it. */
const described = (schema: z.ZodType): JsonSchema => {
  const known =
    descriptions.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  descriptions.set(schema, known);
  return known;
};

/** An input that the schema takes, made from the schema alone; throws for a rule it cannot guess. */
export function sampleInput(schema: z.ZodType, wishes: SampleWishes = {}): Json {
  const sample = sampleFor(described(schema), '', wishes);
  // What was given by name may be wrong on purpose: an id that nobody has.
  if (wishes.field !== undefined) return sample;
  const checked = schema.safeParse(sample);
  if (!checked.success) {
    throw new Error(`No sample was found, tell sample-input.ts how: ${checked.error.message}`);
  }
  return sample;
}

/** The names of an input's own fields, whatever wraps the object. */
export const fieldNames = (schema: z.ZodType): string[] =>
  Object.keys(described(schema).properties ?? {});
