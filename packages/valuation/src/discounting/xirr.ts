import { findRootAmong } from '../root-finding/find-root.ts';
import { xnpv, type DatedFlow } from './xnpv.ts';

const lowestRate = -0.999_999;
const highestRate = 1e6;
const stepOfPlaces = 1.002;
const usualRate = 0.1;

/** Rates to look between, `1 + rate` a five-hundredth apart: 0.2 points around zero, 0.4 at 100 %. */
const searchedRates = (): number[] => {
  const rates: number[] = [];
  for (let growth = 1 + lowestRate; growth < highestRate; growth *= stepOfPlaces) {
    rates.push(growth - 1);
  }
  return [...rates, highestRate];
};

/**
 * Rate at which dated flows are worth nothing today (Act/365), to the last double; where there are several, the one
 * nearest to 10 %. Null when the flows have no such rate between −99.9999 % and 10^6 times, when not all are numbers,
 * or when two rates lie within a five-hundredth of each other. Source: Excel XIRR.
 */
export const xirr = (flows: readonly DatedFlow[]): number | null => {
  const isAnything = flows.some(({ amount }) => amount !== 0);
  const areNumbers = flows.every(
    ({ day, amount }) => Number.isFinite(day) && Number.isFinite(amount),
  );
  if (!isAnything || !areNumbers) return null;
  return findRootAmong((rate) => xnpv(rate, flows), searchedRates(), usualRate);
};
