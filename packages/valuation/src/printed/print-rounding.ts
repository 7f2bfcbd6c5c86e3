/** How figures are printed: `round` rounds one as it is printed, `unit` is the least that can be told apart. */
export interface PrintRounding {
  round: (value: number) => number;
  unit: number;
}
