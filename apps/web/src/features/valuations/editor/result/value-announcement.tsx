import { useLingui } from '@lingui/react/macro';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { DelayedAnnouncement } from '../parts/delayed-announcement.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';

/** Announces changes of the value to screen readers. */
export const ValueAnnouncement = () => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  const { term } = useDescriptions();
  const { money } = useMoney();
  const { range, name } = finalEquity(outcome);
  const told =
    range === null
      ? t`Completa los datos que faltan para ver el valor.`
      : `${term(name)}: ${money(range.central)}`;
  return <DelayedAnnouncement of={told} />;
};
