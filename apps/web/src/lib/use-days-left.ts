import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '@valia/domain/calendar/days-between.ts';
import { useNow } from './use-now.ts';

/** The time left until a date in calendar days: `quedan 21 días`, today, or that it is over. */
export const useDaysLeft = () => {
  const { t } = useLingui();
  const now = useNow();
  return (endsAt: string): { days: number; isOver: boolean; text: string } => {
    const end = new Date(endsAt);
    const days = daysBetween(now, end);
    const isOver = end < now;
    if (isOver) return { days, isOver, text: t`plazo vencido` };
    const text =
      days === 0
        ? t`termina hoy`
        : t`${plural(days, { one: 'queda # día', many: 'quedan # de días', other: 'quedan # días' })}`;
    return { days, isOver, text };
  };
};
