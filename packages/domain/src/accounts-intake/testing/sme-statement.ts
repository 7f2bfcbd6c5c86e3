import { filedLines } from '../chart/filed-lines.ts';
import { withAmounts, type StatementLine } from './known-statement.ts';

/** The keys of the model for small and medium companies. */
const keys = {
  balance:
    '11000 11100 11200 11300 11400 11500 11600 11700 12000 12200 12300 12370 12380 12381 12382 12390 12400 12500 12600 12700 10000 20000 21000 21100 21110 21120 21200 21300 21350 21360 21400 21500 21600 21700 21800 22000 23000 31000 31100 31200 31220 31230 31290 31300 31400 31500 31600 31700 32000 32200 32300 32320 32330 32390 32400 32500 32580 32581 32582 32590 32600 32700 30000',
  income:
    '40100 40200 40300 40400 40500 40600 40700 40800 40900 41000 41100 41300 49100 41400 41430 41490 41500 41600 41700 41800 42100 42110 42120 42130 49200 49300 41900 49500',
};

export const smeStatement = (statement: 'balance' | 'income', seed: number): StatementLine[] => {
  const wanted = new Set(keys[statement].split(' '));
  return withAmounts(
    filedLines.filter(({ key }) => wanted.has(key)),
    seed,
  );
};
