import { swingText } from '@valia/figures/tornado/swing-text.ts';
import type { TornadoDriver } from '@valia/valuation/analyses/tornado.ts';
import { useEditor } from '../../editor-context.ts';
import { useFigureWords } from '../../figures/use-figure-words.ts';

/** How far each driver of the tornado is moved, in words. */
export const useSwingText = (): ((driver: TornadoDriver) => string) => {
  const words = useFigureWords();
  const { multiples } = useEditor().document;
  return (driver) => swingText(words, driver, multiples);
};
