export type HeadlineRounding = 'thousand' | 'hundred' | 'unit';

const steps: Record<HeadlineRounding, number> = { thousand: 1_000, hundred: 100, unit: 1 };

/** A value of 7,008,572 is shown as 7,009,000; one of 8,450 would lose too much by that rounding. In currency units. */
export const headlineRounding = (amount: number): HeadlineRounding => {
  if (Math.abs(amount) >= 100_000) return 'thousand';
  return Math.abs(amount) >= 10_000 ? 'hundred' : 'unit';
};

/** `amount` in currency units. */
export const roundHeadlineAmount = (amount: number, rounding: HeadlineRounding): number =>
  Math.sign(amount) * Math.round(Math.abs(amount) / steps[rounding]) * steps[rounding];
