import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A page that takes longer to load is not waited for. */
const longestWaitMs = 10_000;

/** Puts the focus on the page's title as soon as there is one, and on what loads in its place, until a person goes on. */
export const followTitle = (): (() => void) => {
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

/** The focus follows the page that is gone to: the element that led there is gone, and the next key would begin anew. */
export const useFocusOnTitle = (): void => {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | null = null;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      stop?.();
      stop = followTitle();
    });
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [router]);
};
