import { xnpv, type DatedFlow } from './xnpv.ts';

const lowestRate = -0.999_999;
const highestRate = 1e6;
const steps = 100;

/** The highest of growing rates at which the value has changed sign, or null. */
const rateBeyondRoot = (flows: readonly DatedFlow[]): number | null => {
  const sign = Math.sign(xnpv(lowestRate, flows));
  for (let rate = -0.9; rate < 2 * highestRate; rate = 2 * rate + 1) {
    if (Math.sign(xnpv(rate, flows)) !== sign) return rate;
  }
  return null;
};

/**
 * Rate at which dated flows are worth nothing today (Act/365), by bisection to the last double.
 * Null when the flows have no such rate between −99.9999 % and 10^6 times. Source: Excel XIRR.
 */
export const xirr = (flows: readonly DatedFlow[]): number | null => {
  const beyond = rateBeyondRoot(flows);
  if (beyond === null) return null;
  const sign = Math.sign(xnpv(lowestRate, flows));
  let low = lowestRate;
  let high: number = beyond;
  for (let step = 0; step < steps; step += 1) {
    const middle: number = (low + high) / 2;
    if (Math.sign(xnpv(middle, flows)) === sign) low = middle;
    else high = middle;
  }
  return high;
};
