/** Present value of 1 due in `time` years: `(1 + rate)^−time`. A pure number. */
export const discountFactor = (rate: number, time: number): number => (1 + rate) ** -time;
