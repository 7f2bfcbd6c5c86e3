import { useLingui } from '@lingui/react/macro';
import type {
  RequestCounterpart,
  RequestItem,
} from '@valia/domain/collaborations/request-schemas.ts';
import { type RequestResult, requestResult } from '@valia/domain/collaborations/request-outcome.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth, formatTime } from '@valia/i18n/format.ts';
import { describeMoment, describeMomentInSentence } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useDaysLeft } from '../../../lib/use-days-left.ts';
import { useHoursLeft } from '../../../lib/use-hours-left.ts';
import { useNow } from '../../../lib/use-now.ts';

/** The texts for times and durations of requests. */
export const useRequestTimes = () => {
  const { t, i18n } = useLingui();
  const [language, now] = [useLanguage(), useNow()];
  const options = { i18n, language, now };
  const [hoursLeft, daysLeft] = [useHoursLeft(), useDaysLeft()];
  return {
    moment: (iso: string): string => describeMoment(iso, options),
    /** Also works for a deadline, which is in the future. */
    inSentence: (iso: string): string => {
      const ahead = -daysAgo(iso, now);
      if (ahead <= 0) return describeMomentInSentence(iso, options);
      const [time, day] = [formatTime(iso, language), formatDayMonth(iso, language, now)];
      return ahead === 1 ? t`mañana a las ${time}` : t`el ${day}`;
    },
    day: (iso: string): string => formatDayMonth(iso, language, now),
    /** The whole hours until then, or how late it is. */
    hoursLeft: (iso: string): string => hoursLeft(iso).text,
    daysLeft: (iso: string): string => daysLeft(iso).text,
  };
};

/** The name of the other side; a general text for an erased user. */
export const useCounterpartName = () => {
  const { t } = useLingui();
  return (counterpart: RequestCounterpart): string => {
    if (counterpart.kind === 'firm') return t`La firma`;
    return counterpart.name === '' ? t`Cuenta eliminada` : counterpart.name;
  };
};

/** The company's name; a general text when the sender was erased. */
export const useCompanyName = () => {
  const { t } = useLingui();
  return ({ companyName }: Pick<RequestItem, 'companyName'>): string =>
    companyName === '' ? t`Empresa eliminada` : companyName;
};

/** The note below the status: the time left until a deadline, or how the request ended. */
export const useStatusNote = () => {
  const { t } = useLingui();
  const { day, hoursLeft } = useRequestTimes();
  const results: Record<RequestResult, string> = {
    open: t`en curso`,
    won: t`ganada`,
    'won-unconfirmed': t`ganada, pendiente de confirmar`,
    lost: t`perdida`,
    'lost-unconfirmed': t`perdida, pendiente de confirmar`,
  };
  return (request: RequestItem, isSent: boolean): string => {
    const { status, dueAt, expiresAt } = request;
    if (dueAt !== null) return hoursLeft(dueAt);
    if (expiresAt !== null) {
      const until = day(expiresAt);
      return t`caduca el ${until}`;
    }
    if (status === 'expired') return t`sin respuesta`;
    if (status === 'withdrawn') return isSent ? t`por ti` : t`por quien la envió`;
    if (request.outcome === null) return status === 'accepted' ? t`en curso` : '';
    const { outcome, isOutcomeConfirmed: isConfirmed } = request;
    return results[requestResult({ outcome, isConfirmed })];
  };
};
