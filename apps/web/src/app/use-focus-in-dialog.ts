import { useEffect } from 'react';

const keep = ({ key }: KeyboardEvent): void => {
  if (key !== 'Tab' || document.activeElement !== document.body) return;
  const dialogs = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  [...dialogs].at(-1)?.focus({ preventScroll: true });
};

/** A dialog holds only a focus that is within it: one that was left with nothing to be on is brought back to it. */
export const useFocusInDialog = (): void => {
  useEffect(() => {
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
};
