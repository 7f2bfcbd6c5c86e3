/**
 * The allowed values of a document field. `share`: from 0 to 1; `partial-share`: below 1; `growth`: above −100 %;
 * `size-step`: −100 % or more; `whole`: an integer; `risk-score`: 0, 1 or 2.
 */
const limits = {
  positive: (value: number) => value > 0,
  'not-negative': (value: number) => value >= 0,
  share: (value: number) => value >= 0 && value <= 1,
  'partial-share': (value: number) => value >= 0 && value < 1,
  growth: (value: number) => value > -1,
  'size-step': (value: number) => value >= -1,
  whole: (value: number) => Number.isInteger(value),
  'risk-score': (value: number) => value === 0 || value === 1 || value === 2,
} as const satisfies Readonly<Record<string, (value: number) => boolean>>;

export type InputLimit = keyof typeof limits;

/** Whether a finite value is within its limit. */
export const isWithinLimit = (value: number, limit: InputLimit): boolean => limits[limit](value);
