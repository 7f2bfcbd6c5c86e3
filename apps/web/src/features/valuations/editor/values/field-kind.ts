/**
 * The format of a document field. A `rate` is typed as a percentage and stored as a fraction. Of whole numbers, a
 * `count` has thousands separators, an `integer` (a year, a seed) does not.
 */
export type FieldKind =
  | 'money'
  | 'rate'
  | 'multiple'
  | 'decimal'
  | 'quantity'
  | 'days'
  | 'integer'
  | 'count'
  | 'text'
  | 'comparable-type'
  | 'date';

const patterns: readonly (readonly [RegExp, FieldKind])[] = [
  [/^accounts\.years\.\d+\.(lines|ratioLines)\./, 'money'],
  [/^adjustments\.\d+\.(amounts\.\d+\.amount|years\.\d+)$/, 'money'],
  [/^bridge\./, 'money'],
  [/^debtItems\.\d+\.amount$/, 'money'],
  [/^(projection|costOfCapital)\..+\.path\.(holdYears|reachYear)$/, 'integer'],
  [/^(projection|costOfCapital)\..+\.(overrides|years)\.\d+\.reason$/, 'text'],
  [/^projection\.(drivers|ebitMargin)\./, 'rate'],
  [/^projection\.(workingCapital\.amount|losses\.opening)(\.|$)/, 'money'],
  [/^projection\.workingCapital\.\w+Days\./, 'days'],
  [/^projection\.reinvestment\.salesToCapital\./, 'multiple'],
  [/^projection\.(losses\.foralShare|spanishTax\.zone\.localShare)$/, 'rate'],
  [/^projection\.taxOperations\.shareElsewhere$/, 'rate'],
  [/^projection\.spanishTax\.zone\.base$/, 'money'],
  [/^projection\.spanishTax\.confirmed$/, 'date'],
  [/^projection\.years$/, 'integer'],
  [/^costOfCapital\.buildUp\.unleveredBeta$/, 'decimal'],
  [/^costOfCapital\.weights\.rounds$/, 'integer'],
  [/^costOfCapital\.(weights\.(debt|equity)$|syntheticRating\.)/, 'money'],
  [/^costOfCapital\.specificRisk\.\w+\.score$/, 'integer'],
  [/^costOfCapital\.specificRisk\./, 'text'],
  [/^costOfCapital\./, 'rate'],
  [/^terminal\.exitMultiple$/, 'multiple'],
  [/^terminal\./, 'rate'],
  [/^multiples\.(evToEbitda|further\.\w+)\.(low|central|high)$/, 'multiple'],
  [/^multiples\.comparables\.\d+\.(ev|price)To\w+$/, 'multiple'],
  [/^multiples\.comparables\.\d+\.ebitda$/, 'quantity'],
  [/^multiples\.deals\.(low|base|high|average|listed|listedAverage)$/, 'multiple'],
  [/^multiples\.deals\.nodes\.\d+\.ebitda$/, 'quantity'],
  [/^multiples\.deals\.(nodes\.\d+\.factor|listedExponent)$/, 'decimal'],
  [/^multiples\.comparables\.\d+\.date$/, 'date'],
  [/^multiples\.comparables\.\d+\.type$/, 'comparable-type'],
  [/^multiples\.sizeStepNodes\.(lower|upper)Value$/, 'quantity'],
  [
    /^multiples\.(sizeStep\.value|sizeStepNodes\.(lower|upper)Step|evToEbitdaWeight|further\.\w+\.weight)$/,
    'rate',
  ],
  [/^multiples\.netIncome$/, 'money'],
  [/^leases\.(rent|schedule\.(commitments\.\d+|beyond))$/, 'money'],
  [/^netAssets\.(bookEquity|adjustments\.\d+\.amount)$/, 'money'],
  [/^netAssets\.latentTaxRate$/, 'rate'],
  [/^leases\.costOfDebt$/, 'rate'],
  [/^leases\.schedule\.years$/, 'quantity'],
  [/^leases\.rounds$/, 'integer'],
  [/^(discounts\.\w+|shares\.options)\.maturity$/, 'quantity'],
  [/^discounts\./, 'rate'],
  [/^shares(\.options)?\.(number|strike)$/, 'quantity'],
  [/^shares\./, 'rate'],
  [/^weights\./, 'rate'],
  [/^range\.exitMultiple$/, 'multiple'],
  [/^range\./, 'rate'],
  [/^accounts\.years\.\d+\.year$/, 'integer'],
  [/^company\.foundedYear$/, 'integer'],
  [/^company\.employees$/, 'count'],
  [/^multiples\..+\.origin\.firms$/, 'count'],
  [/^multiples\..+\.origin\.date$/, 'date'],
  [/^scenarios\.[\w-]+\.probability$/, 'rate'],
  [/^baseProbability$/, 'rate'],
  [/^analysis\.monteCarlo\.correlations\.\d+\.coefficient$/, 'decimal'],
  [/^analysis\.monteCarlo\.trials$/, 'count'],
  [/^analysis\.monteCarlo\.seed$/, 'integer'],
  [/^analysis\.(monteCarlo|reverse)\.price$/, 'money'],
  [/^report\.company\.(first|five)(Client|Supplier)s?$/, 'rate'],
  [/^report\..+(\.date|\.received|Date)$/, 'date'],
  [/@rate$/, 'rate'],
  [/@multiple$/, 'multiple'],
  [/@decimal$/, 'decimal'],
  [/^(valuationDate|balanceDate|sources\..+\.date)$/, 'date'],
];

export const fieldKind = (path: string): FieldKind =>
  patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'text';

/** Lines that accounts show as negative amounts; the document stores them as positive ones. */
const costLines: ReadonlySet<string> = new Set([
  'supplies',
  'personnel',
  'otherOperatingExpenses',
  'depreciationAndAmortization',
  'capitalExpenditure',
  'tradePayables',
  'interestExpense',
]);

export const isCostLine = (line: string): boolean => costLines.has(line);

/** True for a field whose sign may be typed either way: `−253.170` and `253.170` are the same cost. */
export const isCostField = (path: string): boolean => {
  const line = /^accounts\.years\.\d+\.(?:lines|ratioLines)\.(\w+)$/.exec(path)?.[1];
  return line !== undefined && isCostLine(line);
};
