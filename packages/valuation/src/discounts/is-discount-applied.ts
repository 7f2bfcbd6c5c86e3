import { sizeStepReach } from '../multiples/size-step-reach.ts';
import { usedMultiples } from '../multiples/used-multiples.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { DiscountedMethod, DiscountName } from './discount-names.ts';

/** How many of the multiples in use are based on prices of private deals. */
export const extentOfPrivateDeals = ({
  multiples,
}: Pick<ValuationInputs, 'multiples'>): 'whole' | 'part' | 'none' => {
  const reaches = usedMultiples(multiples).map((kind) => sizeStepReach(multiples, kind));
  if (reaches.length > 0 && reaches.every((reach) => reach === 'none')) return 'whole';
  return reaches.every((reach) => reach === 'whole') ? 'none' : 'part';
};

/**
 * Whether a discount applies to a method's value: as chosen, except that prices of private deals already include the
 * discounts.
 */
export const isDiscountApplied = (
  inputs: Pick<ValuationInputs, 'discounts' | 'multiples'>,
  method: DiscountedMethod,
  name: DiscountName,
): boolean =>
  inputs.discounts?.byMethod?.[method][name] === true &&
  (method === 'dcf' || extentOfPrivateDeals(inputs) !== 'whole');
