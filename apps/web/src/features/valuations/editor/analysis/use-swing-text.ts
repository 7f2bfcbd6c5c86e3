import { useLingui } from '@lingui/react/macro';
import { type TornadoBar, defaultTornadoSwings } from '@valia/valuation/tornado.ts';
import { useMoveText } from './use-move-text.ts';

/** How far each driver of the tornado is moved, in words. */
export const useSwingText = (): ((driver: TornadoBar['driver']) => string) => {
  const { t } = useLingui();
  const { amount } = useMoveText();
  return (driver) => {
    switch (driver) {
      case 'sizeStep': {
        const { unfavourable, favourable } = defaultTornadoSwings.sizeStep;
        const [from, to] = [amount(driver, unfavourable), amount(driver, favourable)];
        return t`${from} a ${to}`;
      }
      case 'evToEbitda':
      case 'evToEbit':
      case 'evToSales':
      case 'priceToEarnings':
        return t`de su bajo a su alto`;
      default:
        return `± ${amount(driver, defaultTornadoSwings[driver])}`;
    }
  };
};
