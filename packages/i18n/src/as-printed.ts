const plainFormats = new Map<number, Intl.NumberFormat>();

/** The digits of a figure as it is printed, in plain writing: `-1234.50`. Rounded by what prints, not beside it. */
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

/** Rounds half away from zero at `decimals` digits, as the printed figure is. */
export const asPrinted = (value: number, decimals: number): number =>
  Number(printedDigits(value, decimals));
