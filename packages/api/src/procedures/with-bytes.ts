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

/** A procedure that takes a file of the caller's own, whose length the route bounds; nothing is named by an id. */
export const withBytes = <Context>(procedure: Bare<Context>, sample: () => Uint8Array) =>
  procedure.meta({ touches: null, sample }).input(octetInputParser);

export const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());
