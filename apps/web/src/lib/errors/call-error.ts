/**
 * A failed call with the server's error data, in the form that the tRPC client throws; also for pages without that
 * client.
 */
export class CallError extends Error {
  constructor(
    readonly data: unknown,
    readonly meta: Record<string, unknown>,
    options?: ErrorOptions,
  ) {
    super(undefined, options);
  }
}

interface OfCall {
  data?: unknown;
  meta?: Record<string, unknown> | undefined;
}

/** Checked by name, because importing the client's class would load the client on pages that do not need it. */
export const isCallError = (error: unknown): error is OfCall =>
  error instanceof CallError || (error instanceof Error && error.name === 'TRPCClientError');
