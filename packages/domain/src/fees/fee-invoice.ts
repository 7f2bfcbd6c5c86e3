import { exactDecimal, multiplyDecimals, roundDecimal } from './exact-decimal.ts';

/**
 * Indirect tax on a fee. Mediation in a sale of shares can be exempt (LIVA 20.Uno.18.º), advice is taxed; IGIC in the
 * Canaries (35, 38) and IPSI in Ceuta and Melilla (51, 52) have their own rates. Rates are fractions.
 */
export type FeeTax =
  | { kind: 'vat' }
  | { kind: 'igic' | 'ipsi'; rate: number }
  | { kind: 'exempt' | 'not-subject' };

/** Income tax withheld only from individuals; the lower rate applies in the first years of a profession. */
export type FeeWithholding = 'none' | 'professional' | 'new-professional';

const vatRate = 0.21;
const withholdingRates: Readonly<Record<FeeWithholding, number>> = {
  none: 0,
  professional: 0.15,
  'new-professional': 0.07,
};

/** The tax rate as a fraction; zero when there is no tax. */
export const taxRateOf = (tax: FeeTax): number => {
  switch (tax.kind) {
    case 'vat':
      return vatRate;
    case 'igic':
    case 'ipsi':
      return tax.rate;
    case 'exempt':
    case 'not-subject':
      return 0;
  }
};

export interface FeeInvoice {
  netCents: bigint;
  taxRate: number;
  taxCents: bigint;
  withheldCents: bigint;
  /** The amount that the client transfers: `net + tax − withheld`. */
  payableCents: bigint;
}

const shareOf = (cents: bigint, rate: number): bigint =>
  roundDecimal(multiplyDecimals(exactDecimal(cents), exactDecimal(rate)));

/** The lines of an invoice for a fee; tax and withholding are both computed on the fee. */
export const feeInvoice = (
  netCents: bigint,
  tax: FeeTax,
  withholding: FeeWithholding,
): FeeInvoice => {
  const taxRate = taxRateOf(tax);
  const taxCents = shareOf(netCents, taxRate);
  const withheldCents = shareOf(netCents, withholdingRates[withholding]);
  const payableCents = netCents + taxCents - withheldCents;
  return { netCents, taxRate, taxCents, withheldCents, payableCents };
};
