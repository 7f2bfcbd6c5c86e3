import { sizeStepReach } from '../multiples/size-step-reach.ts';
import { usedMultiples } from '../multiples/used-multiples.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { DiscountedMethod, DiscountName } from './discount-names.ts';

/** How much of the multiples in use rests on prices of private deals. */
export const reachOfPrivateDeals = ({
  multiples,
}: Pick<ValuationInputs, 'multiples'>): 'whole' | 'part' | 'none' => {
  const reaches = usedMultiples(multiples).map((kind) => sizeStepReach(multiples, kind));
  if (reaches.length > 0 && reaches.every((reach) => reach === 'none')) return 'whole';
  return reaches.every((reach) => reach === 'whole') ? 'none' : 'part';
};

/** Whether a method's value bears a discount: as chosen, but prices of private deals hold them already. */
export const bearsDiscount = (
  inputs: Pick<ValuationInputs, 'discounts' | 'multiples'>,
  method: DiscountedMethod,
  name: DiscountName,
): boolean =>
  inputs.discounts?.byMethod?.[method][name] === true &&
  (method === 'dcf' || reachOfPrivateDeals(inputs) !== 'whole');
