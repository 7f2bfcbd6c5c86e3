import type { TRPCProcedureBuilder, TRPCUnsetMarker } from '@trpc/server';
import type { z } from 'zod';
import type { ApiContext } from './api-context.ts';
import { noInput } from '@valia/services/verbs/no-input.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import type { Declaration, Touches } from '@valia/services/verbs/declaration.ts';

type Unset = TRPCUnsetMarker;
/** A procedure without an input yet. */
type Bare<Context> = TRPCProcedureBuilder<
  ApiContext,
  ProcedureMeta,
  Context,
  Unset,
  Unset,
  Unset,
  Unset,
  false
>;

/** The sample as a deeply read-only type. */
type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;

/** A procedure with the schema of its input, the object it touches, and a sample input that is valid for the schema. */
export const withInput = <
  Context,
  Schema extends z.ZodType,
  const Sample extends Fixed<z.input<Schema>>,
>(
  procedure: Bare<Context>,
  schema: Schema,
  declaration: Declaration<Sample>,
) => procedure.meta(declaration).input(schema);

/** The same for a call without an input. */
export const withoutInput = <Context>(procedure: Bare<Context>, touches: Touches | null = null) =>
  withInput(procedure, noInput, { touches, sample: () => undefined });
