import type { Figure } from '@valia/valuation/figure.ts';
import { useEditor } from '../document/editor-context.ts';
import { formatFigure, formatOperand } from '../values/format-field-value.ts';
import { useMoney } from '../document/use-money.ts';

/** A figure's text in a table, or (`full`) with all its symbols and decimals. */
export const useFigureText = (): ((figure: Figure, style?: 'short' | 'full') => string) => {
  const { document, language } = useEditor();
  const options = { language, moneyUnit: document.unit };
  const { money, price } = useMoney();
  return ({ value, unit }, style = 'short') => {
    if (unit === 'money') return money(value);
    if (unit === 'price') return price(value);
    return style === 'full'
      ? formatOperand(value, unit, options)
      : formatFigure(value, unit, options);
  };
};
