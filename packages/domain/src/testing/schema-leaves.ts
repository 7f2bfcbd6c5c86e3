import { z } from 'zod';
import { sectors } from '../sectors/sectors.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';

/** A path in a document with a single value, and sample values that the schema allows there. */
export interface SchemaLeaf {
  path: string;
  values: (string | number | boolean)[];
}

const samples = [
  'Lo que alguien escribió',
  '2025-12-31',
  'EUR',
  sectors[0]?.code ?? '',
  '08',
  '2f1d6a3e-51b1-4a7c-9d0e-0c8f9b7a6d5e',
  0.0125,
  2026,
  3,
];

/** All values of an enumeration; for any other type, the first sample that the schema accepts. */
const valuesOf = (schema: z.core.$ZodType): SchemaLeaf['values'] => {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].flatMap((value) =>
      typeof value === 'object' || typeof value === 'bigint' || value === undefined ? [] : [value],
    );
  }
  if (schema instanceof z.ZodBoolean) return [true, false];
  const sample = samples.find((value) => z.safeParse(schema, value).success);
  return sample === undefined ? [] : [sample];
};

const leavesOf = (schema: z.core.$ZodType, path: readonly string[]): SchemaLeaf[] => {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, item]) =>
      leavesOf(item as z.core.$ZodType, [...path, name]),
    );
  }
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, [...path, '0']);
  if (schema instanceof z.ZodRecord) {
    return leavesOf(schema.valueType, [...path, 'costOfCapital.buildUp.riskFreeRate']);
  }
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional
  ) {
    return leavesOf(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => leavesOf(option, path));
  }
  return [{ path: path.join('.'), values: valuesOf(schema) }];
};

/**
 * Every leaf of the document schema. Lists are represented by their first item; alternatives at the same path are
 * combined.
 */
export const schemaLeaves = (): SchemaLeaf[] => {
  const leaves = new Map<string, SchemaLeaf>();
  for (const { path, values } of leavesOf(valuationDocumentSchema, [])) {
    const known = leaves.get(path)?.values ?? [];
    leaves.set(path, { path, values: [...new Set([...known, ...values])] });
  }
  return [...leaves.values()];
};
