import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth, formatTime } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { withValues } from '@valia/i18n/with-values.ts';

const texts = {
  today: msg({ message: 'hoy, {time}', comment: 'In a table: today at that time' }),
  yesterday: msg({ message: 'ayer, {time}', comment: 'In a table: yesterday at that time' }),
  todayInSentence: msg({ message: 'hoy a las {time}', comment: 'Within a sentence' }),
  yesterdayInSentence: msg({ message: 'ayer a las {time}', comment: 'Within a sentence' }),
  dayInSentence: msg({ message: 'el {day}', comment: 'Within a sentence: on that day' }),
};

interface MomentOptions {
  i18n: I18n;
  language: Language;
  now: Date;
}

/** A time for a column of dates: `hoy, 9:42`, `ayer, 17:20`, `16 nov`. */
export const describeMoment = (iso: string, { i18n, language, now }: MomentOptions): string => {
  const days = daysAgo(iso, now);
  if (days > 1) return formatDayMonth(iso, language, now);
  const descriptor = days === 1 ? texts.yesterday : texts.today;
  return i18n._(withValues(descriptor, { time: formatTime(iso, language) }));
};

/** A time as part of a sentence: `hoy a las 9:42`, `el 16 nov`. */
export const describeMomentInSentence = (
  iso: string,
  { i18n, language, now }: MomentOptions,
): string => {
  const days = daysAgo(iso, now);
  if (days > 1) {
    return i18n._(withValues(texts.dayInSentence, { day: formatDayMonth(iso, language, now) }));
  }
  const descriptor = days === 1 ? texts.yesterdayInSentence : texts.todayInSentence;
  return i18n._(withValues(descriptor, { time: formatTime(iso, language) }));
};
