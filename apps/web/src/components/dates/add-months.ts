/** The same day this many months later, or the last day of that month if it has no such day; ISO. */
export const addMonths = (isoDay: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return moved.toISOString().slice(0, 10);
};
