import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { leaveStaticPage } from '../lib/page/leave-static-page.ts';
import { focusPageTitle } from './use-focus-on-title.ts';
import { webRouter } from './routes/web-router.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const hasSelection = (element: Element | null): element is TextElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|tel)$/.test(element.type));

/**
 * Renders the app in place of a page that came as a file, once that page's modules are loaded: all at once, with the
 * same elements, so that nothing moves. The forms read the typed values while they render; the focus is restored here.
 */
export const mountOverStaticPage = async (
  container: HTMLElement,
  app: ReactNode,
): Promise<void> => {
  await webRouter.load();
  const { activeElement: focused } = document;
  const selection = hasSelection(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : null;
  const place = { left: scrollX, top: scrollY };
  if (leaveStaticPage()) {
    flushSync(() => createRoot(container).render(app));
    scrollTo({ top: 0, behavior: 'instant' });
    focusPageTitle();
    return;
  }
  // The router scrolls a new page to its top, but the user has already been reading this one.
  const stop = webRouter.subscribe('onRendered', () => {
    stop();
    scrollTo({ ...place, behavior: 'instant' });
  });
  flushSync(() => createRoot(container).render(app));
  const next = focused?.id ? document.getElementById(focused.id) : null;
  next?.focus({ preventScroll: true });
  if (selection !== null && hasSelection(next)) next.setSelectionRange(...selection);
};
