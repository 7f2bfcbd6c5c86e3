import { useLingui } from '@lingui/react/macro';
import { type TornadoBar, defaultTornadoSwings } from '@valia/valuation/tornado.ts';
import { useMoveText } from './use-move-text.ts';

/** How far each driver of the tornado is moved, in words. */
export const useSwingText = (): ((driver: TornadoBar['driver']) => string) => {
  const { t } = useLingui();
  const { amount } = useMoveText();
  return (driver) => {
    if (driver === 'sizeStep') {
      const { unfavourable, favourable } = defaultTornadoSwings.sizeStep;
      const [from, to] = [amount(driver, unfavourable), amount(driver, favourable)];
      return t`${from} a ${to}`;
    }
    if (driver === 'evToEbitda') return t`de su bajo a su alto`;
    return `± ${amount(driver, defaultTornadoSwings[driver])}`;
  };
};
