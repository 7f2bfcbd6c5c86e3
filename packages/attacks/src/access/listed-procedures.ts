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

// Nested by its type, flat by path when it runs.
const flat = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

export interface ListedProcedure extends Pick<Declaration, 'touches' | 'sample'> {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  policy: string | null;
  asksConfirmedEmail: boolean;
  /** Whether it takes a file instead of JSON. */
  hasBytesInput: boolean;
  /** The schema of its input. */
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

/** Every procedure of the product, as the router itself tells. */
export const listedProcedures: ListedProcedure[] = Object.entries(flat).map(listed);

/** A valid input of the procedure, with what names the object in its place. */
export const inputFor = (
  { sample }: ListedProcedure,
  id: string,
  newId: SampleWorld['newId'] = randomUUID,
): unknown =>
  sample({ id, password: adviserPassword, guest: { id: guestId, email: guestEmail }, newId });

/** All rows there are get read after each call: a fresh database every now and then keeps them few. */
const callsPerDatabase = 16;

/** The calls in the order given, in as many parts as there shall be databases for them. */
export const perDatabase = <Call>(calls: readonly Call[]): Call[][] =>
  Array.from({ length: Math.ceil(calls.length / callsPerDatabase) }, (_, at) =>
    calls.slice(at * callsPerDatabase, (at + 1) * callsPerDatabase),
  );
