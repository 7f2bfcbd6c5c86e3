import {
  type AnyRouter,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type inferRouterContext,
  TRPCError,
} from '@trpc/server';
import { z } from 'zod';
import type { FastCall } from './fast-call.ts';

const succeeded = 200;
const endedDifferently = 207;

export interface FastCallResponse {
  status: number;
  text: string;
  errors: readonly TRPCError[];
}

const inputFault = (cause: unknown): TRPCError =>
  cause instanceof TRPCError
    ? cause
    : new TRPCError({
        code: 'BAD_REQUEST',
        message: cause instanceof Error ? cause.message : 'Invalid input',
        cause,
      });

/** Reads the inputs once, when the first call needs its own input. */
const inputsOf = ({ isBatch, readInputs }: FastCall) => {
  let read: ReadonlyMap<string, unknown> | null = null;
  const readOnce = (): ReadonlyMap<string, unknown> => {
    const inputs = readInputs();
    if (!isBatch || inputs === undefined) return new Map([['0', inputs]]);
    if (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs))
      return new Map(Object.entries(inputs));
    const message = '"input" needs to be an object when doing a batch call';
    throw new TRPCError({ code: 'BAD_REQUEST', message });
  };
  return {
    of: (index: number): unknown => {
      try {
        read ??= readOnce();
        return read.get(String(index));
      } catch (cause) {
        throw inputFault(cause);
      }
    },
    /** The inputs read so far, for the shape of an error. */
    known: (index: number): unknown => read?.get(String(index)),
  };
};

type Context<Router extends AnyRouter> =
  | { value: inferRouterContext<Router>; fault: null }
  | { value: undefined; fault: TRPCError };

const contextOf = async <Router extends AnyRouter>(
  create: () => Promise<inferRouterContext<Router>>,
): Promise<Context<Router>> => {
  try {
    return { value: await create(), fault: null };
  } catch (cause) {
    return { value: undefined, fault: getTRPCErrorFromUnknown(cause) };
  }
};

const statusSchema = z.object({ data: z.object({ httpStatus: z.number() }) });

type Told = { result: { data: unknown } } | { error: unknown };

/** The status is 207 when the calls of a batch ended differently. */
const statusOf = (answers: readonly Told[]): number => {
  const [status, ...others] = new Set(
    answers.map((told) =>
      'error' in told ? statusSchema.parse(told.error).data.httpStatus : succeeded,
    ),
  );
  return status === undefined || others.length > 0 ? endedDifferently : status;
};

/**
 * Answers exactly as tRPC's own handler does, but without the Request and Response objects that the handler builds for
 * every call, which cost more than most calls themselves.
 */
export const answerFastCall = async <Router extends AnyRouter>(
  router: Router,
  call: FastCall,
  createContext: () => Promise<inferRouterContext<Router>>,
  onFault: (error: TRPCError) => void,
): Promise<FastCallResponse> => {
  const inputs = inputsOf(call);
  const context = await contextOf<Router>(createContext);
  const errors: TRPCError[] = [];
  const answerOne = async (
    { path, procedure }: FastCall['procedures'][number],
    batchIndex: number,
  ): Promise<Told> => {
    const ctx: unknown = context.value;
    const { type } = procedure._def;
    try {
      if (context.fault !== null) throw context.fault;
      const getRawInput = async () => inputs.of(batchIndex);
      return { result: { data: await procedure({ path, getRawInput, ctx, type, batchIndex }) } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      errors.push(error);
      if (context.fault !== null) onFault(error);
      const config = router._def._config;
      const input = inputs.known(batchIndex);
      const shape: unknown = getTRPCErrorShape({
        config,
        ctx,
        error,
        input,
        path,
        type: 'unknown',
      });
      return { error: shape };
    }
  };
  const answers = await Promise.all(call.procedures.map(answerOne));
  return {
    status: statusOf(answers),
    text: JSON.stringify(call.isBatch ? answers : answers[0]),
    errors,
  };
};
