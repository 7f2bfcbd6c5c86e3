/** A call that failed, with what the server said of it: as the client of calls throws it, and a page without one. */
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

/** By its name: the class of the app's client would bring that client to pages that do without. */
export const isOfCall = (error: unknown): error is OfCall =>
  error instanceof CallError || (error instanceof Error && error.name === 'TRPCClientError');
