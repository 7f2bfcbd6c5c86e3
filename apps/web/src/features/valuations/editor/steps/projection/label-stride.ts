/** Width of a figure of a chart and least gap between two, px. */
const digitWidth = 7.2;
const gap = 6;

/** Every how many bars one has its figure, so that figures of so many `letters` stay apart on a chart of `width`. */
export const labelStride = (bars: number, letters: number, width: number): number =>
  width <= 0 ? 1 : Math.max(1, Math.ceil(((letters * digitWidth + gap) * bars) / width));
