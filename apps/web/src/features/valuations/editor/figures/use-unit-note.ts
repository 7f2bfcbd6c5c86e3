import { useLingui } from '@lingui/react/macro';
import { scaledCurrencySign } from '@valia/i18n/format-scaled-money.ts';
import { useEditor } from '../document/editor-context.ts';
import { useMoney } from '../document/use-money.ts';

/** The symbol for amounts in the document's unit: `€`, `mil €`, `M€`. */
export const useScaledCurrencySign = (): string => {
  const { document, language } = useEditor();
  const { currencySign } = useMoney();
  const { unit, currency } = document;
  if (unit === 1) return currencySign;
  return scaledCurrencySign({
    language,
    currency,
    scale: unit === 1_000 ? 'thousands' : 'millions',
  });
};

/** The unit of the amounts in the grids: `Importes en miles de €`. */
export const useUnitNote = (): string => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { currencySign } = useMoney();
  if (document.unit === 1_000) return t`Importes en miles de ${currencySign}`;
  if (document.unit === 1_000_000) return t`Importes en millones de ${currencySign}`;
  return t`Importes en ${currencySign}`;
};
