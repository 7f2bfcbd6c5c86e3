import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatLongDay, formatMonth, formatWeekday } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { addDays, startOfWeek, weekOfYear } from '@valia/i18n/dates/week-rules.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths } from './add-months.ts';
import styles from './calendar.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = {
  grid: box({ width: 'full', collapse: true }, text('size-13', 'tabular'), styles.grid),
  day: box(
    {
      width: 'full',
      height: 32,
      pad: 0,
      border: 'none',
      radius: 4,
      background: 'none',
      cursor: 'pointer',
    },
    text('inherit', 'text'),
    styles.day,
  ),
};

interface CalendarProps {
  /** The chosen day; null when none is chosen. Without one, the calendar opens at `openAt`. */
  chosen: string | null;
  openAt: string;
  language: Language;
  onChoose: (isoDay: string) => void;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The first days of the weeks that contain days of the month. */
const weeksOfMonth = (isoDay: string): string[] => {
  const month = isoDay.slice(0, 7);
  const weeks: string[] = [];
  for (let week = startOfWeek(`${month}-01`); week.slice(0, 7) <= month; week = addDays(week, 7))
    weeks.push(week);
  return weeks;
};

/** The day to which a key moves; null for a key that does not move. */
const dayAfterKey = (key: string, day: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
};

const WeekHead = ({ week, language }: { week: string; language: Language }) => {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col">
          <abbr title={t`Semana`}>{t({ message: 'sem', comment: 'Column of week numbers' })}</abbr>
        </th>
        {weekdays.map((weekday) => {
          const day = addDays(week, weekday);
          return (
            <th key={weekday} scope="col">
              <abbr title={formatWeekday(day, language, 'long')}>
                {formatWeekday(day, language)}
              </abbr>
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

interface WeekRowProps extends Pick<CalendarProps, 'chosen' | 'language' | 'onChoose'> {
  week: string;
  at: string;
  onKey: (event: KeyboardEvent) => void;
}

const WeekRow = ({ week, at, chosen, language, onChoose, onKey }: WeekRowProps) => {
  const { t } = useLingui();
  const number = weekOfYear(week, language);
  return (
    <tr>
      <th scope="row" aria-label={t`Semana ${number}`}>
        {number}
      </th>
      {weekdays.map((weekday) => {
        const day = addDays(week, weekday);
        return (
          <td key={day}>
            <button
              type="button"
              className={looks.day}
              data-day={day}
              data-outside={day.slice(0, 7) === at.slice(0, 7) ? undefined : true}
              data-chosen={day === chosen || undefined}
              aria-label={formatLongDay(day, language)}
              aria-current={day === chosen ? 'date' : undefined}
              tabIndex={day === at ? 0 : -1}
              data-autofocus={day === at || undefined}
              onClick={() => onChoose(day)}
              onKeyDown={onKey}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        );
      })}
    </tr>
  );
};

/** A month in which to choose a day; its weeks begin on the day that is usual in the language. */
export const Calendar = ({ chosen, openAt, language, onChoose }: CalendarProps) => {
  const { t } = useLingui();
  const [at, setAt] = useState(openAt);
  const grid = useRef<HTMLTableElement>(null);
  const focusing = useRef<FocusOptions | null>({ preventScroll: true });
  const month = formatMonth(at, language);
  const weeks = weeksOfMonth(at);
  useEffect(() => {
    if (focusing.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus(focusing.current);
    focusing.current = null;
  }, [at]);
  const goByKey = (event: KeyboardEvent): void => {
    const day = dayAfterKey(event.key, at);
    if (day === null) return;
    event.preventDefault();
    focusing.current = {};
    setAt(day);
  };
  return (
    <div className={box({ width: 'full' })}>
      <div className={row({ align: 'center', justify: 'between', marginBottom: 8 })}>
        <ActionIcon aria-label={t`Mes anterior`} onClick={() => setAt(addMonths(at, -1))}>
          <IconChevronLeft size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <span className={classNames(text('size-14', 'strong'), styles.month)} aria-live="polite">
          {month}
        </span>
        <ActionIcon aria-label={t`Mes siguiente`} onClick={() => setAt(addMonths(at, 1))}>
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={grid} aria-label={month} className={looks.grid}>
        <WeekHead week={weeks[0] ?? at} language={language} />
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week} {...{ week, at, chosen, language, onChoose }} onKey={goByKey} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
