// What React checks while one develops takes a fifth of these tests' time; each of its modules asks once for the mode.
const mode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
const { default: react } = await import('react');
const { flushSync } = await import('react-dom');
await Promise.all([import('react-dom/client'), import('react/jsx-runtime')]);
process.env['NODE_ENV'] = mode;

const later = globalThis.setImmediate;
const macrotask = (): Promise<void> => new Promise((done) => later(done));

/** What the shipped React has no `act` for: what the callback changed is on the screen when it is over. */
export const actWithShippedReact = (callback: () => unknown): PromiseLike<unknown> => {
  const result = flushSync(callback);
  if (!(result instanceof Promise)) return Promise.resolve(result);
  return result.then(async (value: unknown) => {
    await macrotask();
    await macrotask();
    return value;
  });
};
Reflect.set(react, 'act', actWithShippedReact);
