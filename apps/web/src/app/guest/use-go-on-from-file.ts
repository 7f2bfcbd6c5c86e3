import { useEffect } from 'react';

/** From the file that the server sent: a form of it that was sent before this script was there is sent now. */
export const useGoOnFromFile = (): void => {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-drawn]');
    if (root === null) return;
    const wasSent = root.hasAttribute('data-sent');
    root.removeAttribute('data-drawn');
    root.removeAttribute('data-sent');
    if (wasSent) root.querySelector('form')?.requestSubmit();
  }, []);
};
