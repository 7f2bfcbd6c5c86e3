import { msg } from '@lingui/core/macro';
import {
  defaultTornadoSwings,
  sizeStepShift,
  type TornadoDriver,
} from '@valia/valuation/analyses/tornado.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import { driverWords } from '../words/driver-words.ts';
import type { FigureWords } from '../words/figure-words.ts';

// A line never ends between the sign and its number.
const around = '±\u00a0';

/** How far the tornado moves a driver: `± 1 pp`, `de −50 % a −20 %`. */
export const swingText = (
  words: FigureWords,
  driver: TornadoDriver,
  multiples: Pick<ValuationInputs['multiples'], 'sizeStep'>,
): string => {
  const { between, points, share, t } = words;
  switch (driver) {
    case 'evToEbitda':
    case 'evToEbit':
    case 'evToSales':
    case 'priceToEarnings':
      return t(msg`de su múltiplo bajo al alto`);
    case 'sizeStep': {
      const shift = sizeStepShift(multiples);
      if (shift !== null) return `${around}${points(shift)}`;
      const { favourable, unfavourable } = defaultTornadoSwings.sizeStep;
      return between(share(unfavourable), share(favourable));
    }
    case 'normalisedEbitda':
      return `${around}${share(defaultTornadoSwings.normalisedEbitda)}`;
    default:
      return `${around}${driverWords(words).size(driver, defaultTornadoSwings[driver])}`;
  }
};
