import { labelGap } from './place-labels.ts';
import { textWidth } from './text-width.ts';

/** One tick of an axis: its value, its place between 0 and 1, and its text. */
export interface AxisTick {
  value: number;
  place: number;
  text: string;
}

const gap = 2 * labelGap;

/** The range of a tick's text on an axis of `room` pixels: below its tick, and within the axis. */
const extentOf = ({ place, text }: AxisTick, room: number) => {
  const width = textWidth(text);
  const from = Math.max(0, Math.min(place * room - width / 2, room - width));
  return { from, to: from + width };
};

const areApart = (ticks: readonly AxisTick[], room: number): boolean =>
  ticks.every((tick, index) => {
    const next = ticks[index + 1];
    return next === undefined || extentOf(tick, room).to + gap <= extentOf(next, room).from;
  });

/** All ticks, or every second, third …, counted from zero: as many as leave gaps between their texts. */
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
