import { useEffect } from 'react';

/** Sets the title of the browser tab, which screen readers announce: `Valoraciones · Valía`. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = [title, 'Valía'].join(' · ');
  }, [title]);
};
