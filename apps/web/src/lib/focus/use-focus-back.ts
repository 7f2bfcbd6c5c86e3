import { useEffect, useRef } from 'react';

/** For what unfolds in place: folded again, the focus is on the button that unfolded it. */
export const useFocusBack = (isOpen: boolean) => {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
