import { findRootAmong } from '../root-finding/find-root.ts';
import { xnpv, type DatedFlow } from './xnpv.ts';

const lowestRate = -0.999_999;
const highestRate = 1e6;
const stepOfPlaces = 1.002;
const usualRate = 0.1;

/**
 * The rates between which a solution is searched for. Consecutive values of `1 + rate` differ by a five-hundredth: 0.2
 * points around zero, 0.4 at 100 %.
 */
const searchedRates = (): number[] => {
  const rates: number[] = [];
  for (let growth = 1 + lowestRate; growth < highestRate; growth *= stepOfPlaces) {
    rates.push(growth - 1);
  }
  return [...rates, highestRate];
};

/**
 * The rate at which dated flows have a present value of zero (Act/365), to the last double; of several, the one nearest
 * to 10 %. Null when there is none between −99.9999 % and 10^6 times, a flow is not a number, or two rates are within a
 * five-hundredth of each other. Source: Excel XIRR.
 */
export const xirr = (flows: readonly DatedFlow[]): number | null => {
  const isAnything = flows.some(({ amount }) => amount !== 0);
  const areNumbers = flows.every(
    ({ day, amount }) => Number.isFinite(day) && Number.isFinite(amount),
  );
  if (!isAnything || !areNumbers) return null;
  return findRootAmong((rate) => xnpv(rate, flows), searchedRates(), usualRate);
};
