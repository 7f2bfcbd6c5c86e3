import { initTRPC, TRPCError } from '@trpc/server';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { noteFullStorage } from '@valia/services/files/note-full-storage.ts';
import { recordAccessDenied } from '@valia/services/security/record-access-denied.ts';
import type { ApiContext } from './api-context.ts';
import { errorStatus } from '../errors/error-status.ts';
import { loggableError } from '../errors/loggable-error.ts';
import type { ProcedureMeta } from './procedure-meta.ts';
import { toAppError } from '../errors/to-app-error.ts';

/**
 * Everything that a caller is shown about a failure. The server's own error message goes only to its log, under the
 * request id.
 */
export interface ErrorData {
  code: ErrorCode;
  httpStatus: number;
  fields: FieldIssue[];
  requestId: string | null;
}

const trpc = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, fields } = toAppError(error);
      const data: ErrorData = {
        code,
        httpStatus: errorStatus(code, error),
        fields,
        requestId: ctx?.requestId ?? null,
      };
      return { code: shape.code, message: code, data };
    },
  });

const faults: ReadonlySet<ErrorCode> = new Set([
  'internal',
  'unavailable',
  'storage-full',
  'user-not-created',
  'profile-not-created',
]);

/** The caller still receives the refusal when logging it fails. */
const writeDown = async (
  ctx: ApiContext,
  path: string,
  note: () => Promise<void>,
): Promise<void> => {
  try {
    await note();
  } catch (error) {
    const fields = { failure: loggableError(error), path, requestId: ctx.requestId };
    ctx.log.error(fields, 'a refusal could not be written down');
  }
};

/** Converts anything thrown into one of the product's errors, and logs faults and refusals. */
const convertErrors = trpc.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const error = toAppError(result.error);
  if (faults.has(error.code)) {
    ctx.log.error(
      { failure: loggableError(error), code: error.code, path, requestId: ctx.requestId },
      'a call failed',
    );
  }
  if (error.code === 'forbidden') await writeDown(ctx, path, () => recordAccessDenied(ctx, path));
  if (error.code === 'storage-full')
    await writeDown(ctx, path, () => noteFullStorage(ctx, error.cause));
  throw new TRPCError({ code: result.error.code, message: error.code, cause: error });
});

export const router = trpc.router;
export const createCallerFactory = trpc.createCallerFactory;
export const baseProcedure = trpc.procedure.use(convertErrors);
