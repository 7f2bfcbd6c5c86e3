import { useEffect } from 'react';

const keep = ({ key }: KeyboardEvent): void => {
  if (key !== 'Tab' || document.activeElement !== document.body) return;
  const dialogs = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  [...dialogs].at(-1)?.focus({ preventScroll: true });
};

/**
 * A dialog traps the focus only while the focus is inside it. When its focused element disappears, the next Tab returns
 * the focus to the dialog.
 */
export const useFocusInDialog = (): void => {
  useEffect(() => {
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
};
