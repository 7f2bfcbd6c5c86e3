import { useLingui } from '@lingui/react/macro';
import { useEditor } from './editor-context.ts';
import { useMoney } from './use-money.ts';

/** The mark of an amount that is written in the document's unit: `€`, `mil €`, `M€`. */
export const useScaledSign = (): string => {
  const { t } = useLingui();
  const { unit } = useEditor().document;
  const { currencySign } = useMoney();
  if (unit === 1_000) return t`mil ${currencySign}`;
  return unit === 1_000_000 ? t`M${currencySign}` : currencySign;
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
