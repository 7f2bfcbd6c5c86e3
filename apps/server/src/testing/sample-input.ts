/** The part of a zod schema that tells how it is built. */
interface Definition {
  type: string;
  shape?: Record<string, SampledSchema>;
  innerType?: SampledSchema;
  in?: SampledSchema;
  element?: SampledSchema;
  options?: SampledSchema[];
  entries?: Record<string, string | number>;
  values?: unknown[];
}
export interface SampledSchema {
  _zod: { def: Definition };
  safeParse: (value: unknown) => { success: boolean };
}

/** What a field is given by its name; undefined: whatever fits its schema. */
export type FieldValue = (key: string) => unknown;

export const isSchema = (value: unknown): value is SampledSchema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;

/** Tried in turn for a text: the first that the schema takes is the sample. */
const texts = [
  'Un texto cualquiera',
  'ana.prat@example.test',
  '123456',
  '5f0c6a3e-6d43-4c58-9d53-1c6b8d7f0a11',
  '2026-11-21',
  '2026-11-21T09:00:00.000Z',
  'A'.repeat(43),
  'a'.repeat(64),
  'texto',
  'A1',
  '',
];
const numbers = [1, 0, 2026, 0.5];

const firstThatFits = (schema: SampledSchema, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined)
    throw new Error(`No sample fits a ${schema._zod.def.type}: add one to sample-input.ts`);
  return found;
};

const objectSample = (shape: Record<string, SampledSchema>, field: FieldValue): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) => {
      const given = field(key);
      const value = given === undefined ? sampleInput(schema, field) : given;
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** The simplest value that a schema takes; optional fields are left out unless `field` fills them. */
export const sampleInput = (schema: SampledSchema, field: FieldValue): unknown => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return objectSample(def.shape ?? {}, field);
    case 'optional':
    case 'default':
    case 'prefault':
      return def.innerType?._zod.def.type === 'object'
        ? sampleInput(def.innerType, field)
        : undefined;
    case 'nullable':
      return null;
    case 'pipe':
      return def.in === undefined ? undefined : firstThatFits(schema, texts);
    case 'string':
      return firstThatFits(schema, texts);
    case 'number':
    case 'int':
      return firstThatFits(schema, numbers);
    case 'boolean':
      return true;
    case 'array':
      return def.element === undefined ? [] : [sampleInput(def.element, field)];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union': {
      const [option] = def.options ?? [];
      return option === undefined ? undefined : sampleInput(option, field);
    }
    default:
      throw new Error(`sample-input.ts knows no ${def.type} yet`);
  }
};

/** The names of an input's own fields, whatever wraps the object. */
export const fieldNames = (schema: SampledSchema): string[] => {
  const { shape, innerType } = schema._zod.def;
  if (shape !== undefined) return Object.keys(shape);
  return innerType === undefined ? [] : fieldNames(innerType);
};
