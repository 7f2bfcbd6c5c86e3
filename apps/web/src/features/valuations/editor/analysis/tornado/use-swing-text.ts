import { useLingui } from '@lingui/react/macro';
import {
  type TornadoBar,
  defaultTornadoSwings,
  sizeStepShift,
} from '@valia/valuation/analyses/tornado.ts';
import { useEditor } from '../../editor-context.ts';
import { useMoveText } from '../drivers/use-move-text.ts';

/** How far each driver of the tornado is moved, in words. */
export const useSwingText = (): ((driver: TornadoBar['driver']) => string) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { amount, points } = useMoveText();
  return (driver) => {
    switch (driver) {
      case 'sizeStep': {
        const shift = sizeStepShift(document.multiples);
        if (shift !== null) return `± ${points(shift)}`;
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
