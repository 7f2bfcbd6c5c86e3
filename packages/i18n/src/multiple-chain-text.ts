import type { MultipleChain } from '@valia/domain/valuations/multiple-chain-schema.ts';
import { asPrinted } from './as-printed.ts';
import { formatMultiple, formatNumber, formatRate } from './format.ts';
import type { Language } from './languages.ts';

interface ChainOptions {
  language: Language;
  /** The number of decimals of the multiples. */
  decimals?: number;
}

const mostDigits = 3;

/** The smallest number of decimals, from `least` on, with which a reader can recompute the chain. */
const decimalsOf = (
  { from, applied }: MultipleChain,
  decimals: number,
  least: number,
  resultAt: (from: number, digits: number) => number,
): number => {
  const read = asPrinted(applied, decimals);
  const candidates = Array.from({ length: mostDigits }, (_, more) => least + more);
  return (
    candidates.find(
      (digits) => asPrinted(resultAt(asPrinted(from, decimals), digits), decimals) === read,
    ) ?? least
  );
};

/**
 * A multiple as shown to another user: `5,3x × 0,97 = 5,1x`, `15,0x − 62 % = 5,7x`, or the multiple alone when it is
 * unchanged.
 */
export const multipleChainText = (
  chain: MultipleChain,
  { language, decimals = 1 }: ChainOptions,
): string => {
  const times = (value: number): string => formatMultiple(value, { language, decimals });
  const { from, by, applied } = chain;
  if (by === null) return times(applied);
  if (by.kind === 'factor') {
    const digits = decimalsOf(chain, decimals, 2, (given, at) => given * asPrinted(by.value, at));
    const factor = formatNumber(by.value, { language, decimals: digits });
    return `${times(from)} × ${factor} = ${times(applied)}`;
  }
  const digits = decimalsOf(
    chain,
    decimals,
    0,
    (given, at) => given * (1 + asPrinted(by.value, at + 2)),
  );
  const step = formatRate(Math.abs(by.value), { language, decimals: digits });
  return `${times(from)} ${by.value < 0 ? '−' : '+'} ${step} = ${times(applied)}`;
};
