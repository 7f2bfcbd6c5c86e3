import { useState } from 'react';

interface Explaining {
  figureId: string;
  anchor: Element;
}

/** Which figure is explained beside which element; closing gives the focus back. */
export const useExplaining = () => {
  const [explaining, setExplaining] = useState<Explaining | null>(null);
  return {
    explaining,
    explain: (figureId: string, anchor: Element): void => setExplaining({ figureId, anchor }),
    close: (): void => {
      const anchor = explaining?.anchor;
      setExplaining(null);
      if (anchor instanceof HTMLElement) anchor.focus();
    },
  };
};
