import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { meaninglessRatioTerms } from '@valia/i18n/terms/ratio-terms.ts';
import type { FinancialRatio } from '@valia/valuation/accounts/financial-ratios.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';

/** A ratio's value as text, or a text that it has none. */
export const useRatioText = (): ((ratio: Pick<FinancialRatio, 'unit' | 'value'>) => string) => {
  const { language } = useEditor();
  const { money } = useMoney();
  const { term } = useDescriptions();
  return ({ unit, value }) => {
    if (value === null) return term(meaninglessRatioTerms.short);
    switch (unit) {
      case 'rate':
        return formatRate(value, { language });
      case 'multiple':
        return formatMultiple(value, { language, decimals: 2 });
      case 'days':
        return formatNumber(value, { language });
      case 'money':
        return money(value);
    }
  };
};
