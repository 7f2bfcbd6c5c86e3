import { useLingui } from '@lingui/react/macro';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { SettledStatus } from '../parts/settled-status.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';

/** The value for those who do not see it change. */
export const ValueStatus = () => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const { range, name } = finalEquity(outcome);
  const told =
    range === null
      ? t`Completa los datos que faltan para ver el valor.`
      : `${term(name)}: ${money(range.central)}`;
  return <SettledStatus of={told} />;
};
