import type { FeeInput } from '../fees/fee-request.ts';
import { defaultFeeTerms } from '../fees/default-fee-terms.ts';
import cases from '../reference/reference-cases.json' with { type: 'json' };

const cents = (euros: number): number => Math.round(euros * 100);

const lehman = cases['lehman-5m'];
const withoutTerms = {
  minimum: null,
  cap: null,
  retainer_credit: 0,
  retainers_paid: 0,
  known_buyer_discount: 0,
  known_buyer: false,
};
const published = [
  {
    id: 'lehman-5m',
    inputs: { ...withoutTerms, ...lehman.inputs },
    expected: { fee: lehman.expected.fee, net: lehman.expected.fee },
  },
  ...cases['fee-conventions'],
];

/** Converts bands given by their width into tiers given by their upper end. */
const tiersOf = (bands: readonly number[][], rest: number): FeeInput['tiers'] => {
  let end = 0;
  const tiers: FeeInput['tiers'] = bands.map(([size = 0, rate = 0]) => {
    end += size;
    return { upToCents: cents(end), rate };
  });
  return [...tiers, { upToCents: null, rate: rest }];
};

/** The fees of the reference file as input of the calculator; the expected amounts are in euros. */
export const referenceFees: readonly {
  id: string;
  fee: FeeInput;
  expected: { fee: number; net: number };
}[] = published.map(({ id, inputs, expected }) => ({
  id,
  expected,
  fee: {
    ...defaultFeeTerms,
    companyName: '',
    base: 'equity',
    closingCents: cents(inputs.value),
    earnOutCents: 0,
    earnOutMonth: null,
    convention: 'own',
    tiers: tiersOf(inputs.bands, inputs.rest),
    minimumCents: inputs.minimum === null ? null : cents(inputs.minimum),
    capCents: inputs.cap === null ? null : cents(inputs.cap),
    monthlyRetainerCents: cents(inputs.retainers_paid),
    months: inputs.retainers_paid === 0 ? 0 : 1,
    retainerCredit: inputs.retainer_credit,
    isKnownBuyer: inputs.known_buyer,
    knownBuyerDiscount: inputs.known_buyer_discount,
    tax: { kind: 'exempt' },
  },
}));
