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

/** Where each error of the chain came through, without the messages that a stack begins with. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

export interface LoggableError {
  name: string;
  message: string;
  code: string | null;
  stack: string;
}

/**
 * A fault as it may be written down. A query builder's error repeats the parameters of its statement,
 * password hashes and addresses among them: only the first cause's own words are kept.
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
