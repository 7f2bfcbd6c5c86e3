import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, reloadWhenReleased, reloadWhenServed } from './reload-page.ts';

const page =
  '<body><script src="/first-paint.js"></script><script type="module" src="/assets/a.js">';

/** A server that serves these URLs and no others. */
const serve = (served: Record<string, string>): void => {
  vi.stubGlobal('fetch', async (address: string) =>
    served[address] === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Response(served[address]),
  );
};

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('reloads when the page and the script it starts with arrive', async () => {
  const reload = vi.fn<() => void>();
  serve({ '/': page, '/assets/a.js': '' });
  await reloadWhenServed(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['nothing arrives', {}],
  ['only the page arrives', { '/': page }],
  ['another page arrives', { '/': '<p>Sign in to this network</p>' }],
])('stays when %s', async (_what, served) => {
  const reload = vi.fn<() => void>();
  serve(served);
  await reloadWhenServed(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('by itself it reloads once, and again only much later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const reload = vi.fn<() => void>();
  serve({ '/': page, '/assets/a.js': '' });
  await reloadOnce(reload);
  await reloadOnce(reload);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  await reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['a newer release is served', '/assets/old.js', { '/': page, '/assets/a.js': '' }, true],
  ['this release is served', '/assets/a.js', { '/': page, '/assets/a.js': '' }, false],
  ['nothing arrives', '/assets/old.js', {}, false],
])('for a release it reloads only when one is there: %s', async (_what, running, served, does) => {
  document.head.innerHTML = `<script type="module" src="${running}"></script>`;
  const reload = vi.fn<() => void>();
  serve(served);
  expect(await reloadWhenReleased(reload)).toBe(does);
  expect(reload).toHaveBeenCalledTimes(does ? 1 : 0);
  document.head.innerHTML = '';
});
