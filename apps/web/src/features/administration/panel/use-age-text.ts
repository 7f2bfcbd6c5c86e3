import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../../lib/use-now.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** How long something has waited: `2 d 1 h`, `5 h`, `12 min`. */
export const useAgeText = (): ((since: string) => string) => {
  const { t } = useLingui();
  const now = useNow();
  return (since) => {
    const age = Math.max(0, now.getTime() - Date.parse(since));
    const [days, hours, minutes] = [
      Math.floor(age / dayMs),
      Math.floor((age % dayMs) / hourMs),
      Math.floor(age / minuteMs),
    ];
    if (days > 2 || (days > 0 && hours === 0)) return t`${days} d`;
    if (days > 0) return t`${days} d ${hours} h`;
    return hours > 0 ? t`${hours} h` : t`${minutes} min`;
  };
};
