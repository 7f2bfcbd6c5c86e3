/** How a field of the document is written and read; `rate` is typed as a percentage and kept as a fraction. */
export type FieldKind = 'money' | 'rate' | 'multiple' | 'decimal' | 'integer' | 'text' | 'date';

const patterns: readonly (readonly [RegExp, FieldKind])[] = [
  [/^accounts\.years\.\d+\.lines\./, 'money'],
  [/^adjustments\.\d+\.(amounts\.\d+\.amount|years\.\d+)$/, 'money'],
  [/^bridge\./, 'money'],
  [/^projection\.drivers\.\w+\.path\.(holdYears|reachYear)$/, 'integer'],
  [/^projection\.drivers\.\w+\.(overrides|years)\.\d+\.reason$/, 'text'],
  [/^projection\.drivers\./, 'rate'],
  [/^projection\.years$/, 'integer'],
  [/^costOfCapital\.buildUp\.unleveredBeta$/, 'decimal'],
  [/^costOfCapital\./, 'rate'],
  [/^terminal\.terminalGrowth$/, 'rate'],
  [/^terminal\.exitMultiple$/, 'multiple'],
  [/^multiples\.evToEbitda\.(low|central|high)$/, 'multiple'],
  [/^multiples\.sizeStep\.value$/, 'rate'],
  [/^weights\./, 'rate'],
  [/^range\.exitMultiple$/, 'multiple'],
  [/^range\./, 'rate'],
  [/^company\.(foundedYear|employees)$/, 'integer'],
  [/^(valuationDate|sources\..+\.date)$/, 'date'],
];

export const fieldKind = (path: string): FieldKind =>
  patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'text';

/** Lines that accounts show with a minus; the document keeps them as positive amounts. */
const costLines: ReadonlySet<string> = new Set([
  'supplies',
  'personnel',
  'otherOperatingExpenses',
  'depreciationAndAmortization',
  'capitalExpenditure',
  'tradePayables',
]);

export const isCostLine = (line: string): boolean => costLines.has(line);

/** True for a field whose sign a person may write either way: `−253.170` and `253.170` are the same cost. */
export const isCostField = (path: string): boolean => {
  const line = /^accounts\.years\.\d+\.lines\.(\w+)$/.exec(path)?.[1];
  return line !== undefined && isCostLine(line);
};
