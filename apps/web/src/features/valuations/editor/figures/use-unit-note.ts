import { useLingui } from '@lingui/react/macro';
import { scaledSign } from '@valia/i18n/format-scaled-money.ts';
import { useEditor } from '../document/editor-context.ts';
import { useMoney } from '../document/use-money.ts';

/** The mark of an amount that is written in the document's unit: `€`, `mil €`, `M€`. */
export const useScaledSign = (): string => {
  const { document, language } = useEditor();
  const { currencySign } = useMoney();
  const { unit, currency } = document;
  if (unit === 1) return currencySign;
  return scaledSign({ language, currency, scale: unit === 1_000 ? 'thousands' : 'millions' });
};

/** What the amounts of the grids are in: `Importes en miles de €`. */
export const useUnitNote = (): string => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { currencySign } = useMoney();
  if (document.unit === 1_000) return t`Importes en miles de ${currencySign}`;
  if (document.unit === 1_000_000) return t`Importes en millones de ${currencySign}`;
  return t`Importes en ${currencySign}`;
};
