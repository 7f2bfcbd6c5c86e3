import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hoursUntil } from '@valia/domain/accounts/adviser-verification.ts';
import { useNow } from './use-now.ts';

/** The time left until a promised time: `quedan 29 h`, or how late it is. */
export const useHoursLeft = () => {
  const { t } = useLingui();
  const now = useNow();
  return (dueAt: string): { text: string; isLate: boolean } => {
    const hours = hoursUntil(new Date(dueAt), now);
    const late = -hours;
    return {
      text:
        hours < 0
          ? t`${plural(late, { one: '# h de retraso', other: '# h de retraso' })}`
          : t`${plural(hours, { one: 'queda # h', other: 'quedan # h' })}`,
      isLate: hours < 0,
    };
  };
};
