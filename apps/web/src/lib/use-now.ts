import { useEffect, useState } from 'react';

const refreshMs = 60_000;

/** The current time, updated every minute, so that "hoy" becomes "ayer" on a page left open. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
