import type { Figure } from '@valia/valuation/figure.ts';
import { useEditor } from '../document/editor-context.ts';
import { writeFigure, writeOperand } from '../values/write-value.ts';
import { useMoney } from '../document/use-money.ts';

/** A figure as it stands in a table, or (`full`) with all its signs and decimals. */
export const useFigureText = (): ((figure: Figure, style?: 'short' | 'full') => string) => {
  const { document, language } = useEditor();
  const options = { language, moneyUnit: document.unit };
  const { money, price } = useMoney();
  return ({ value, unit }, style = 'short') => {
    if (unit === 'money') return money(value);
    if (unit === 'price') return price(value);
    return style === 'full'
      ? writeOperand(value, unit, options)
      : writeFigure(value, unit, options);
  };
};
