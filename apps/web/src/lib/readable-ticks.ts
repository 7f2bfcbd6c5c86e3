/** One tick of an axis: where between 0 and 1, and what is written there. */
export interface AxisTick {
  value: number;
  place: number;
  text: string;
}

const gap = 1;

/** Where its text lies on an axis of `room` characters: those of the ends stay within it. */
const extentOf = ({ place, text: { length } }: AxisTick, room: number) => {
  const share = place === 0 ? 0 : place === 1 ? 1 : 0.5;
  const from = place * room - share * length;
  return { from, to: from + length };
};

const areApart = (ticks: readonly AxisTick[], room: number): boolean =>
  ticks.every((tick, index) => {
    const next = ticks[index + 1];
    return next === undefined || extentOf(tick, room).to + gap <= extentOf(next, room).from;
  });

/** All ticks, or every second, third …, counted from zero: as many as leave a gap between their texts. */
export const readableTicks = <Tick extends AxisTick>(
  ticks: readonly Tick[],
  room: number,
): readonly Tick[] => {
  const zero = Math.max(
    0,
    ticks.findIndex(({ value }) => value === 0),
  );
  for (let stride = 1; stride < ticks.length; stride += 1) {
    const kept = ticks.filter((_, index) => (index - zero) % stride === 0);
    if (areApart(kept, room)) return kept;
  }
  return ticks.slice(zero, zero + 1);
};
