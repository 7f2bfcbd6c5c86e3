import { useNow } from '../../../lib/use-now.ts';
import { useDurationText } from '../use-duration-text.ts';

/** The time that something has waited. */
export const useAgeText = (): ((since: string) => string) => {
  const now = useNow();
  const duration = useDurationText();
  return (since) => duration(Math.max(0, now.getTime() - Date.parse(since)));
};
