/**
 * The operator that replaces each operator. A comparison becomes its opposite instead of its neighbour: `<` and `<=`
 * mostly give the same result, so that no test could find the difference.
 */
const binaryChanges: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};

export const mutationsOfBinaryOperator = (operator: string): readonly string[] =>
  binaryChanges[operator] === undefined ? [] : [binaryChanges[operator]];

export const mutationsOfLogicalOperator = (operator: string): readonly string[] =>
  ({ '&&': ['||'], '||': ['&&'] })[operator] ?? [];

const fractionFactor = 1.01;

/**
 * A whole number plus one; a fraction plus one hundredth of itself. `raw` is the number as in the source, with digit
 * separators.
 */
export const mutationsOfNumber = (raw: string): readonly string[] => {
  const plain = raw.replaceAll('_', '');
  if (plain.endsWith('n')) return [`${BigInt(plain.slice(0, -1)) + 1n}n`];
  const value = Number(plain);
  return [String(Number.isSafeInteger(value) ? value + 1 : value * fractionFactor)];
};

export const mutationsOfBuiltIn = (name: string): readonly string[] =>
  ({ 'Math.max': ['Math.min'], 'Math.min': ['Math.max'] })[name] ?? [];
