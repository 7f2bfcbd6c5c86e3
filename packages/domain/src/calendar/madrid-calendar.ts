let format: Intl.DateTimeFormat | null = null;

/** Created at its first use, because loading the time zone's history takes longer than everything else in a module. */
const madridFormat = (): Intl.DateTimeFormat => {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return format;
};

const partsOf = (instant: Date): Record<string, number> =>
  Object.fromEntries(
    madridFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );

const offsetMs = (instant: Date): number => {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsOf(instant);
  return (
    Date.UTC(year, month - 1, day, hour, minute, second) -
    Math.floor(instant.getTime() / 1000) * 1000
  );
};

const fromMadrid = (asIfUtc: number): Date => {
  const guess = asIfUtc - offsetMs(new Date(asIfUtc));
  return new Date(asIfUtc - offsetMs(new Date(guess)));
};

const atMadridMidnight = (year: number, month: number, day: number): Date =>
  fromMadrid(Date.UTC(year, month, day));

/** Days and months in the time zone of Madrid, whatever the server's zone. */
export const madridCalendar = {
  /** The date, `2026-11-21`. */
  date: (instant: Date): string => {
    const { year = 0, month = 1, day = 1 } = partsOf(instant);
    return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  },
  /** The hour of the day, 0 to 23. */
  hour: (instant: Date): number => partsOf(instant)['hour'] ?? 0,
  /** The instant at which a day, `2026-11-21`, began; or that of the day `daysAfter` days later. */
  dayStart: (day: string, daysAfter = 0): Date => {
    const date = new Date(`${day}T00:00:00Z`);
    return atMadridMidnight(
      date.getUTCFullYear(),
      date.getUTCMonth(),
      date.getUTCDate() + daysAfter,
    );
  },
  /** The instant at which it is `10:30` on a day, `2026-11-21`. */
  instantAt: (day: string, time: string): Date => fromMadrid(Date.parse(`${day}T${time}:00Z`)),
  /** The time of day, `10:30`. */
  time: (instant: Date): string => {
    const { hour = 0, minute = 0 } = partsOf(instant);
    return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  },
  /** The instant at which the month of `instant` began, or the month `monthsBefore` months earlier. */
  monthStart: (instant: Date, monthsBefore = 0): Date => {
    const { year = 0, month = 1 } = partsOf(instant);
    return atMadridMidnight(year, month - 1 - monthsBefore, 1);
  },
  /** The instant at which the day `monthsBefore` months before `instant` began. */
  monthsBefore: (instant: Date, monthsBefore: number): Date => {
    const { year = 0, month = 1, day = 1 } = partsOf(instant);
    const lastDay = new Date(Date.UTC(year, month - monthsBefore, 0)).getUTCDate();
    return atMadridMidnight(year, month - 1 - monthsBefore, Math.min(day, lastDay));
  },
};
