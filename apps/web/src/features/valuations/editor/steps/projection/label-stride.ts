/** The width of a digit in a chart, and the least gap between two figures, in pixels. */
const digitWidth = 7.2;
const gap = 6;

/**
 * The interval of bars that show their figure, so that figures of `letters` characters do not overlap on a chart of
 * `width` pixels.
 */
export const labelStride = (bars: number, letters: number, width: number): number =>
  width <= 0 ? 1 : Math.max(1, Math.ceil(((letters * digitWidth + gap) * bars) / width));
