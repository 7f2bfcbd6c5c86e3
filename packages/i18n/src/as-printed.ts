const plainFormats = new Map<number, Intl.NumberFormat>();

/** The digits of a printed figure in plain notation: `-1234.50`. Rounded by the same formatter that prints it. */
export const printedDigits = (value: number, decimals: number): string => {
  const format =
    plainFormats.get(decimals) ??
    new Intl.NumberFormat('en', {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  plainFormats.set(decimals, format);
  return format.format(value);
};

/** Rounds half away from zero at `decimals` digits, as in the printed figure. */
export const asPrinted = (value: number, decimals: number): number =>
  Number(printedDigits(value, decimals));
