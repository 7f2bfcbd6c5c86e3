/** Values are treated as equal when they differ by less than this fraction of their size. */
const tellsApart = 1e-9;

export interface PixelScale {
  /** Pixels from the left edge. */
  at: (value: number) => number;
  /** The values at the left and at the right edge. */
  least: number;
  greatest: number;
  width: number;
}

/** An axis as wide as its drawing, with `room` pixels kept free outside the smallest and the largest of `values`. */
export const pixelScale = (
  values: readonly number[],
  { width, room }: { width: number; room: number },
): PixelScale => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = Math.max(Math.abs(low), Math.abs(high), 1);
  const spread = high - low > size * tellsApart ? high - low : size;
  const kept = Math.min(room, width * 0.45);
  const perPixel = spread / (width - 2 * kept);
  const least = low - kept * perPixel;
  return {
    at: (value) => (value - least) / perPixel,
    least,
    greatest: least + width * perPixel,
    width,
  };
};
