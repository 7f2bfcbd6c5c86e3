/**
 * What an operator is changed into. A comparison becomes its opposite, not its neighbour: where two sides meet, `<` and
 * `<=` mostly give the same, and no test could tell.
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

export const changesOfBinary = (operator: string): readonly string[] =>
  binaryChanges[operator] === undefined ? [] : [binaryChanges[operator]];

export const changesOfLogical = (operator: string): readonly string[] =>
  ({ '&&': ['||'], '||': ['&&'] })[operator] ?? [];

const fractionFactor = 1.01;

/** A whole number plus one, a fraction one hundredth greater. `raw` as written, with digit separators. */
export const changesOfNumber = (raw: string): readonly string[] => {
  const plain = raw.replaceAll('_', '');
  if (plain.endsWith('n')) return [`${BigInt(plain.slice(0, -1)) + 1n}n`];
  const value = Number(plain);
  return [String(Number.isSafeInteger(value) ? value + 1 : value * fractionFactor)];
};

export const changesOfBuiltIn = (name: string): readonly string[] =>
  ({ 'Math.max': ['Math.min'], 'Math.min': ['Math.max'] })[name] ?? [];
