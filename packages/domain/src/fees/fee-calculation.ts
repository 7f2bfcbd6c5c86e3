import type { FeeTerms } from './calculate-fee.ts';
import {
  addDecimals,
  exactDecimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from './exact-decimal.ts';
import { feeInvoice, type FeeTax } from './fee-invoice.ts';
import { feesOfBands, scaleFee } from './fee-scale.ts';

/** The input of a calculation: the terms of a mandate, and a deal whose earn-out is paid later. Cents. */
export interface FeeRequest {
  terms: FeeTerms;
  closingCents: bigint;
  earnOutCents: bigint;
  isKnownBuyer: boolean;
  /** The retainers paid before the closing. */
  retainersPaidCents: bigint;
  /** The maximum credit for these retainers; null for no limit. */
  mostCreditCents: bigint | null;
  tax: FeeTax;
}

/** One row of the calculation: `closing + earnOut = total`, to the cent. */
export interface FeeLine {
  closing: bigint;
  earnOut: bigint;
  total: bigint;
}

export interface FeeBandLine extends FeeLine {
  fromCents: bigint;
  upToCents: bigint | null;
  rate: number;
  /** The part of the whole price within the band. */
  valueCents: bigint;
}

/**
 * The rows also add up vertically: the bands to the scale, scale to cap to the fee, and fee to tax to the invoiced
 * amount.
 */
export interface FeeCalculation {
  bands: FeeBandLine[];
  scale: FeeLine;
  /** The discount, as a negative amount. */
  discount: FeeLine;
  /** The amounts added by the minimum and removed by the cap; zero when they do not apply. */
  minimum: FeeLine;
  cap: FeeLine;
  fee: FeeLine;
  credit: FeeLine;
  net: FeeLine;
  taxRate: number;
  tax: FeeLine;
  invoices: FeeLine;
  priceCents: bigint;
  /** Fee divided by the whole price, as a fraction; null without a price. */
  effectiveRate: number | null;
}

/** The steps of the fee for one price, each rounded once to the cent. */
const stepsOf = ({ terms, isKnownBuyer }: FeeRequest, valueCents: bigint) => {
  const exact = scaleFee(terms.scale, valueCents);
  const discount = multiplyDecimals(
    exact,
    exactDecimal(isKnownBuyer ? terms.knownBuyerDiscount : 0),
  );
  const scale = roundDecimal(exact);
  const discounted = roundDecimal(subtractDecimals(exact, discount));
  const { minimumCents, capCents } = terms;
  const raised = minimumCents !== null && minimumCents > discounted ? minimumCents : discounted;
  const fee = capCents !== null && capCents < raised ? capCents : raised;
  return {
    scale,
    discount: discounted - scale,
    minimum: raised - discounted,
    cap: fee - raised,
    fee,
  };
};

/**
 * The fees of the bands, rounded so that they add up to the scale's fee: a rounding difference is carried to the next
 * band.
 */
const roundedBands = ({ terms }: FeeRequest, valueCents: bigint): bigint[] => {
  let exact = exactDecimal(0n);
  let before = 0n;
  return feesOfBands(terms.scale, valueCents).map(({ fee }) => {
    exact = addDecimals(exact, fee);
    const rounded = roundDecimal(exact);
    const own = rounded - before;
    before = rounded;
    return own;
  });
};

const line = (closing: bigint, total: bigint): FeeLine => ({
  closing,
  earnOut: total - closing,
  total,
});

const sumOf = (one: FeeLine, other: FeeLine): FeeLine => ({
  closing: one.closing + other.closing,
  earnOut: one.earnOut + other.earnOut,
  total: one.total + other.total,
});

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * The credit for the retainers, limited by the fee: deducted first from the closing's fee, then from the earn-out's.
 */
const creditOf = (asked: FeeRequest, fee: FeeLine): FeeLine => {
  const { terms, retainersPaidCents, mostCreditCents } = asked;
  const share = roundDecimal(
    multiplyDecimals(exactDecimal(retainersPaidCents), exactDecimal(terms.retainerCredit)),
  );
  const total = lesser(lesser(share, mostCreditCents ?? share), fee.total);
  return line(-lesser(total, fee.closing), -total);
};

/**
 * The closing's fee is the rule applied to its price alone; the earn-out's fee, when paid, is the rule applied to both
 * less that. Each is a separate invoice, whose tax is rounded separately. Throws RangeError for terms with
 * `feeTermsIssues`.
 */
export const feeCalculation = (asked: FeeRequest): FeeCalculation => {
  const { terms, closingCents, earnOutCents } = asked;
  const priceCents = closingCents + earnOutCents;
  const [atClosing, atAll] = [stepsOf(asked, closingCents), stepsOf(asked, priceCents)];
  const [closingBands, allBands] = [
    roundedBands(asked, closingCents),
    roundedBands(asked, priceCents),
  ];
  const stepLine = (step: keyof typeof atAll): FeeLine => line(atClosing[step], atAll[step]);
  const fee = stepLine('fee');
  const credit = creditOf(asked, fee);
  const net = sumOf(fee, credit);
  const [closing, earnOut] = [net.closing, net.earnOut].map((cents) =>
    feeInvoice(cents, asked.tax, 'none'),
  );
  const closingTax = closing?.taxCents ?? 0n;
  const tax = line(closingTax, closingTax + (earnOut?.taxCents ?? 0n));
  return {
    bands: feesOfBands(terms.scale, priceCents).map(({ fee: _fee, ...band }, index) => ({
      ...band,
      ...line(closingBands[index] ?? 0n, allBands[index] ?? 0n),
    })),
    scale: stepLine('scale'),
    discount: stepLine('discount'),
    minimum: stepLine('minimum'),
    cap: stepLine('cap'),
    fee,
    credit,
    net,
    taxRate: closing?.taxRate ?? 0,
    tax,
    invoices: sumOf(net, tax),
    priceCents,
    effectiveRate: priceCents > 0n ? Number(fee.total) / Number(priceCents) : null,
  };
};
