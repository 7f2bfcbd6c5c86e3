const longestChain = 10;

const rootOf = (error: unknown): unknown => {
  let link = error;
  for (
    let depth = 0;
    depth < longestChain && link instanceof Error && link.cause instanceof Error;
    depth += 1
  ) {
    link = link.cause;
  }
  return link;
};

/** The stack frames of an error, without the message with which a stack begins. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

export interface LoggableError {
  name: string;
  message: string;
  code: string | null;
  stack: string;
}

/**
 * An error in a form that may be logged. A query builder's error repeats the parameters of its statement, including
 * password hashes and email addresses, so only the message of the root cause is included.
 */
export const loggableError = (error: unknown): LoggableError => {
  const root = rootOf(error);
  if (!(root instanceof Error))
    return { name: 'NotAnError', message: String(root), code: null, stack: '' };
  return {
    name: root.name,
    message: root.message,
    code: 'code' in root && typeof root.code === 'string' ? root.code : null,
    stack: [
      ...framesOf(root),
      ...(error instanceof Error && error !== root ? framesOf(error) : []),
    ].join('\n'),
  };
};
