import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { leaveStaticPage } from '../lib/page/leave-static-page.ts';
import { followTitle } from './use-focus-on-title.ts';
import { webRouter } from './routes/web-router.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const hasSelection = (element: Element | null): element is TextElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|tel)$/.test(element.type));

/**
 * Draws the app in place of a page that came as a file, once that page's parts are here: in one step, with the same
 * elements, so that nothing moves. The forms read what was typed while they are drawn; the focus is put back here.
 */
export const mountOverStatic = async (container: HTMLElement, app: ReactNode): Promise<void> => {
  await webRouter.load();
  const { activeElement: focused } = document;
  const selection = hasSelection(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : null;
  const place = { left: scrollX, top: scrollY };
  if (leaveStaticPage()) {
    flushSync(() => createRoot(container).render(app));
    scrollTo({ top: 0, behavior: 'instant' });
    followTitle();
    return;
  }
  // The router begins a page at its top; this one has been read already.
  const stop = webRouter.subscribe('onRendered', () => {
    stop();
    scrollTo({ ...place, behavior: 'instant' });
  });
  flushSync(() => createRoot(container).render(app));
  const next = focused?.id ? document.getElementById(focused.id) : null;
  next?.focus({ preventScroll: true });
  if (selection !== null && hasSelection(next)) next.setSelectionRange(...selection);
};
