const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?/u;
const dayMs = 86_400_000;
/** Day 0 of the serial numbers, valid from 1 March 1900 on; accounts have no earlier dates. */
const firstDay = Date.UTC(1899, 11, 30);

/** The serial number of an ISO date: 46022 for `2025-12-31`; null when it is not a date. */
export const isoDateToSerial = (text: string): number | null => {
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] = isoDay.exec(text) ?? [];
  if (year === undefined) return null;
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - firstDay) / dayMs;
  return days + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
};
