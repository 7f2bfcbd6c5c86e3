/** How figures are printed: `round` rounds a figure for print, and `unit` is the smallest visible difference. */
export interface PrintRounding {
  round: (value: number) => number;
  unit: number;
}
