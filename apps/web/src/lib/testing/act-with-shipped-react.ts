// React's development checks take a fifth of these tests' time, so React is loaded in production mode. Each
// of its modules reads the mode once.
const mode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
const { default: react } = await import('react');
const { flushSync } = await import('react-dom');
await Promise.all([import('react-dom/client'), import('react/jsx-runtime')]);
process.env['NODE_ENV'] = mode;

const later = globalThis.setImmediate;
const macrotask = (): Promise<void> => new Promise((done) => later(done));

/**
 * Replaces `act`, which the production build of React does not have: the callback's changes are rendered when it
 * resolves.
 */
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
