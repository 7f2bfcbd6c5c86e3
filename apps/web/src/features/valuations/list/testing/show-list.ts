import type { MockAnswers } from '../../../../lib/testing/mock-server.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
// Imported with this file, so that the first test does not wait for it.
await import('../valuation-list-screen.tsx');

const rowHeight = 40;

interface ListOptions {
  answers: MockAnswers | readonly MockAnswers[];
  search?: string;
  width?: number;
}

/** Renders the list in a window that scrolls, where each row has its intended height. */
export const showList = async ({ answers, search = '', width = 1440 }: ListOptions) => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => rowHeight,
  });
  // The window is small, because jsdom is slow for each row.
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 200 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  const shown = await renderScreen('/valuations', { answers, search, width });
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: options.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  return shown;
};
