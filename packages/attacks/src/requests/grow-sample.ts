import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;
type Holder = { [key: string]: Json };

const byFormat: Record<string, () => string> = {
  uuid: randomUUID,
  date: () => '2025-12-31',
  'date-time': () => '2025-12-31T12:00:00.000Z',
};
/**
 * Fields whose value comes only from an earlier answer: the cursor of the next page, and the former name of an object.
 * No generated text is valid for them.
 */
const leftOut = new Set(['cursor', 'formerName']);
/** Texts to try in turn for a field with a pattern. */
const texts = [
  '123456',
  '0000-0000-0000-0000-0000',
  'A'.repeat(43),
  'a'.repeat(64),
  'A1',
  'A1B2C-3D4E5',
  'EUR',
];

const schemaOf = (schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

const isObject = (value: Json): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  (anyOf ?? oneOf ?? []).map(schemaOf);

const textFor = ({ format, pattern, minLength = 1 }: JsonSchema): string => {
  const rule = pattern === undefined ? null : new RegExp(pattern, 'u');
  return (
    byFormat[format ?? '']?.() ?? texts.find((text) => rule?.test(text)) ?? 'x'.repeat(minLength)
  );
};

/**
 * A value for a field with a known schema: among several forms, the last object form, otherwise the last form that is
 * not null.
 */
const valueFor = (schema: JsonSchema): Json => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  const forms = formsOf(schema);
  const form =
    forms.findLast(({ type }) => type === 'object') ??
    forms.findLast(({ type }) => type !== 'null');
  if (form !== undefined) return valueFor(form);
  const { type, properties = {}, items, minimum = 0 } = schema;
  // The schema of a refined nullable text has a list of types.
  switch (Array.isArray(type) ? type.find((name) => name !== 'null') : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, valueFor(schemaOf(value))]),
      );
    case 'array':
      return Array.isArray(items) ? [] : [valueFor(schemaOf(items))];
    case 'string':
      return textFor(schema);
    case 'number':
    case 'integer':
      return Math.max(minimum, 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
};

/** The form that fits a value, among several forms of a schema. */
const formFor = (schema: JsonSchema, value: Json): JsonSchema => {
  const forms = formsOf(schema);
  const fits = ({ properties = {} }: JsonSchema): boolean =>
    isObject(value) &&
    Object.entries(properties).every(([key, property]) => {
      const { const: only } = schemaOf(property);
      return only === undefined || only === value[key];
    });
  return (
    forms.find((form) => form.type === 'object' && fits(form)) ??
    forms.find(({ type }) => (type === 'array') === Array.isArray(value) && type !== 'null') ??
    schema
  );
};

const descriptions = new WeakMap<z.ZodType, JsonSchema>();

/** The settings for describing the schema of a document that is sent whole. */
const asWritten: z.core.ToJSONSchemaParams = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => {
    const { written } = z.globalRegistry.get(zodSchema) ?? {};
    if (!(written instanceof z.ZodType)) return;
    delete jsonSchema['written'];
    Object.assign(jsonSchema, described(written));
  },
};

/** Computed once per schema: a valuation's schema takes 30 ms, and many procedures use it. */
const described = (schema: z.ZodType): JsonSchema => {
  const known = descriptions.get(schema) ?? z.toJSONSchema(schema, asWritten);
  descriptions.set(schema, known);
  return known;
};

/** The sample with every optional field added, as far as the schema still accepts the whole. */
export function growSample(schema: z.ZodType, sample: unknown): Json {
  const root: Holder = { whole: structuredClone(sample ?? {}) as Json };
  const isTaken = (): boolean => schema.safeParse(root['whole']).success;
  if (!isTaken()) throw new Error('The schema does not take the declared sample.');
  const tryAt = (holder: Holder | Json[], key: string, value: Json): void => {
    const had = Object.hasOwn(holder, key);
    const before = Reflect.get(holder, key) as Json;
    Reflect.set(holder, key, value);
    if (isTaken()) return;
    if (had) Reflect.set(holder, key, before);
    else Reflect.deleteProperty(holder, key);
    if (Array.isArray(holder) && !had) holder.length -= 1;
  };
  const grow = (holder: Holder | Json[], key: string, place: JsonSchema): void => {
    const known = Reflect.get(holder, key) as Json | undefined;
    if (known === undefined) tryAt(holder, key, null);
    if (known === undefined || known === null) tryAt(holder, key, valueFor(place));
    const value = Reflect.get(holder, key) as Json | undefined;
    const form = formFor(place, value ?? null);
    if (Array.isArray(value)) {
      const items = schemaOf(Array.isArray(form.items) ? undefined : form.items);
      if (value.length === 0) tryAt(value, '0', valueFor(items));
      for (const at of value.keys()) grow(value, String(at), items);
    } else if (value !== undefined && isObject(value))
      for (const [name, property] of Object.entries(form.properties ?? {}))
        if (!leftOut.has(name)) grow(value, name, schemaOf(property));
  };
  grow(root, 'whole', described(schema));
  return root['whole'] ?? null;
}

/** The names of an input's own fields, even when the object schema is wrapped. */
export const fieldNames = (schema: z.ZodType): string[] =>
  Object.keys(described(schema).properties ?? {});
