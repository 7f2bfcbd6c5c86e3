import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The wait ends after this time, even if the page is still loading. */
const longestWaitMs = 10_000;

/**
 * Focuses the page's title as soon as it exists, and any title that replaces it, until the user presses a key or the
 * pointer.
 */
export const focusPageTitle = (): (() => void) => {
  const left = document.activeElement;
  let isAwaited = document.querySelector('h1') === null;
  document.querySelector('h1')?.focus();
  const observer = new MutationObserver(() => {
    const title = document.querySelector('h1');
    if (title === null) return;
    const { activeElement } = document;
    if (activeElement === document.body || (isAwaited && activeElement === left)) title.focus();
    isAwaited = false;
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', stop, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, longestWaitMs);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
  return stop;
};

/**
 * Moves the focus to the new page: the link that opened it is gone, and the next Tab would start at the top of the
 * document.
 */
export const useFocusOnTitle = (): void => {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | null = null;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      stop?.();
      stop = focusPageTitle();
    });
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [router]);
};
