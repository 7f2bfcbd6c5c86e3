import type { TRPCProcedureBuilder, TRPCUnsetMarker } from '@trpc/server';
import { octetInputParser } from '@trpc/server/http';
import type { ApiContext } from './api-context.ts';
import type { ProcedureMeta } from './procedure-meta.ts';

type Unset = TRPCUnsetMarker;
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

/**
 * A procedure whose input is a file sent by the caller, with a length limited by the route; it refers to no object by
 * id.
 */
export const withBytes = <Context>(procedure: Bare<Context>, sample: () => Uint8Array) =>
  procedure.meta({ touches: null, sample }).input(octetInputParser);

export const readAllBytes = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());
