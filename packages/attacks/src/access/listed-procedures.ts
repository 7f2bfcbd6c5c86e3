import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { octetInputParser } from '@trpc/server/http';
import { appRouter } from '@valia/api/app-router.ts';
import { policyOf } from '@valia/api/procedures/assert-policies.ts';
import type { ProcedureMeta } from '@valia/api/procedures/procedure-meta.ts';
import type { Declaration, SampleWorld } from '@valia/services/verbs/declaration.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { z } from 'zod';
import { hasBytesInput } from '@valia/server/plugins/has-bytes-input.ts';
import { guestEmail, guestId } from './access-world.ts';

// The type is nested, but at run time the object is flat, by path.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

export interface ListedProcedure extends Pick<Declaration, 'touches' | 'sample'> {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  policy: string | null;
  asksConfirmedEmail: boolean;
  /** Whether the procedure accepts a file instead of JSON. */
  hasBytesInput: boolean;
  /** The schema of the procedure's input. */
  input: z.ZodType;
}

const schemaOf = (path: string, { _def }: AnyProcedure): z.ZodType => {
  const { inputs }: { inputs?: unknown } = _def;
  const schema: unknown = Array.isArray(inputs) ? inputs[0] : undefined;
  if (schema instanceof z.ZodType) return schema;
  if (schema === octetInputParser) return z.instanceof(Uint8Array);
  throw new Error(`${path} declares no input`);
};

const listed = ([path, procedure]: [string, AnyProcedure]): ListedProcedure => {
  const meta = procedure._def.meta as ProcedureMeta;
  const { touches = null, sample = () => undefined, asksConfirmedEmail = false } = meta;
  const input = schemaOf(path, procedure);
  const { type } = procedure._def;
  return {
    path,
    type,
    policy: policyOf(procedure),
    input,
    hasBytesInput: hasBytesInput(appRouter, path),
    touches,
    sample,
    asksConfirmedEmail,
  };
};

/** Every procedure of the product, listed from the router itself. */
export const listedProcedures: ListedProcedure[] = Object.entries(flat).map(listed);

/** A valid input of the procedure that refers to the object with this id. */
export const inputFor = (
  { sample }: ListedProcedure,
  id: string,
  newId: SampleWorld['newId'] = randomUUID,
): unknown =>
  sample({ id, password: adviserPassword, guest: { id: guestId, email: guestEmail }, newId });

/**
 * All rows of the database are read after each call, so a new database is used every few calls to limit their number.
 */
const callsPerDatabase = 16;

/** The calls in the given order, split into one part per database. */
export const splitPerDatabase = <Call>(calls: readonly Call[]): Call[][] =>
  Array.from({ length: Math.ceil(calls.length / callsPerDatabase) }, (_, at) =>
    calls.slice(at * callsPerDatabase, (at + 1) * callsPerDatabase),
  );
