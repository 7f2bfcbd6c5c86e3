import { useLingui } from '@lingui/react/macro';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** A duration as text: `2 d 1 h`, `5 h`, `12 min`. */
export const useDurationText = (): ((lengthMs: number) => string) => {
  const { t } = useLingui();
  return (lengthMs) => {
    const [days, hours, minutes] = [
      Math.floor(lengthMs / dayMs),
      Math.floor((lengthMs % dayMs) / hourMs),
      Math.floor(lengthMs / minuteMs),
    ];
    if (days > 2 || (days > 0 && hours === 0)) return t`${days} d`;
    if (days > 0) return t`${days} d ${hours} h`;
    return hours > 0 ? t`${hours} h` : t`${minutes} min`;
  };
};
