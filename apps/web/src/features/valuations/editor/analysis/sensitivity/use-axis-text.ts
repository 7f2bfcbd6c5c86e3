import type { SensitivityAxisChoice } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useEditor } from '../../document/editor-context.ts';
import { driverLevels } from '../drivers/driver-levels.ts';
import { useDriverWords } from '../drivers/use-driver-words.ts';

const closeness = 1e-12;

/** What stands at the head of a row or column: the driver's own level there, else how far it is moved. */
export const useAxisText = () => {
  const { document, outcome } = useEditor();
  const { change, level } = useDriverWords();
  return ({ driver }: SensitivityAxisChoice, shift: number): string => {
    const levels = driverLevels(document, outcome, driver);
    return levels === null || Math.abs(levels.first - levels.last) > closeness
      ? change(driver, { amount: shift, apply: 'shift' })
      : level(driver, levels.first + shift);
  };
};
