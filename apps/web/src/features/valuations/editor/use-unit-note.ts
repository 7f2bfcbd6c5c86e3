import { useLingui } from '@lingui/react/macro';
import { useEditor } from './editor-context.ts';
import { useMoney } from './use-money.ts';

/** What the amounts of the grids are in: `Importes en miles de €`. */
export const useUnitNote = (): string => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { currencySign } = useMoney();
  if (document.unit === 1_000) return t`Importes en miles de ${currencySign}`;
  if (document.unit === 1_000_000) return t`Importes en millones de ${currencySign}`;
  return t`Importes en ${currencySign}`;
};
