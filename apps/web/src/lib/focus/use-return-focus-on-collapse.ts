import { useEffect, useRef } from 'react';

/** For an element that expands in place: after it is collapsed, the focus returns to the button that expanded it. */
export const useReturnFocusOnCollapse = (isOpen: boolean) => {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
