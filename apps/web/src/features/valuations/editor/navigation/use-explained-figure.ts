import { useState } from 'react';

interface Explaining {
  figureId: string;
  anchor: Element;
}

/** The figure being explained and the element beside which it is; closing returns the focus. */
export const useExplainedFigure = () => {
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
