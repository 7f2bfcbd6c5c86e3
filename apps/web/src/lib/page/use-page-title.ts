import { useEffect } from 'react';

/** Names the page in the browser's tab and to screen readers: `Valoraciones · Valía`. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = [title, 'Valía'].join(' · ');
  }, [title]);
};
