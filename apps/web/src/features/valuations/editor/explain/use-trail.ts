import { useState } from 'react';

/** Keeps the way from figure to figure, so that one can go back. */
export const useTrail = (figureId: string) => {
  const [trail, setTrail] = useState([figureId]);
  return {
    shown: trail.at(-1) ?? figureId,
    canGoBack: trail.length > 1,
    open: (id: string): void => setTrail((before) => [...before, id]),
    back: (): void => setTrail((before) => before.slice(0, -1)),
  };
};
