import { useEffect, useState } from 'react';

const tickMs = 1_000;

const secondsUntil = (iso: string): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1_000));

/** The seconds until a moment, counted down; 0 once it is past. */
export const useSecondsLeft = (iso: string): number => {
  const [left, setLeft] = useState(() => secondsUntil(iso));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(iso)), tickMs);
    return () => clearInterval(timer);
  }, [iso]);
  return left;
};
