import type { Answers } from '../../../../lib/testing/answers.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
// With this file, not while the first test waits for it.
await import('../valuation-list-screen.tsx');

const rowHeight = 40;

interface ListOptions {
  answers: Answers | readonly Answers[];
  search?: string;
  width?: number;
}

/** The list in a window that scrolls, where each row is as high as it should be. */
export const showList = async ({ answers, search = '', width = 1440 }: ListOptions) => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => rowHeight,
  });
  // A small window, because jsdom takes its time over each row.
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 200 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  const shown = await renderScreen('/valuations', { answers, search, width });
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: options.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  return shown;
};
