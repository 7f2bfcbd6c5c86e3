import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Paper is white, so the light colour scheme is printed, whatever the screen shows. */
export const useLightPrint = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | null = null;
    const begin = (): void => {
      onScreen = root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
    };
    const end = (): void => {
      if (onScreen !== null) root.setAttribute(attribute, onScreen);
    };
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
};
