/** A round distance between ticks that divides `span` into at most `mostParts`: 1, 2 or 5 times a power of ten. */
export const roundStep = (span: number, mostParts: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / mostParts));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power * mostParts >= span) ?? 10;
  return factor * power;
};
