import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { ListTotals } from './list-types.ts';

/** The number of valuations and the total value of the completed ones. */
export const ListSentence = ({ totals }: { totals: ListTotals | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const { draft, in_progress: inProgress, completed } = totals;
  const total = formatNumber(draft + inProgress + completed, { language });
  if (draft + inProgress + completed === 0) return <NoneToCount totals={totals} />;
  const counted = t`${total} en total.`;
  if (completed === 0) return <Trans>{counted} Ninguna completada todavía.</Trans>;
  return (
    <>
      {counted} <Summed totals={totals} />
    </>
  );
};

/** The total of the completed valuations in euros, with a note when there are valuations in other currencies. */
const Summed = ({ totals }: { totals: ListTotals }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { completed, completedInEuros, completedAmount, averageAmount } = totals;
  const amount = formatMoney(completedAmount, { language });
  const average = formatMoney(averageAmount ?? 0, { language });
  if (completedInEuros === 0)
    return t`${plural(completed, {
      one: 'La completada está en otra moneda, sin sumar.',
      many: 'Las # de completadas están en otras monedas, sin sumar.',
      other: 'Las # completadas están en otras monedas, sin sumar.',
    })}`;
  if (completedInEuros < completed)
    return t`${plural(completedInEuros, {
      one: `La completada en euros vale ${amount}; las demás están en otra moneda.`,
      many: `Las # de completadas en euros suman ${amount}, con un valor medio de ${average}; las demás están en otra moneda.`,
      other: `Las # completadas en euros suman ${amount}, con un valor medio de ${average}; las demás están en otra moneda.`,
    })}`;
  return t`${plural(completed, {
    one: `La completada vale ${amount}.`,
    many: `Las # de completadas suman ${amount}, con un valor medio de ${average}.`,
    other: `Las # completadas suman ${amount}, con un valor medio de ${average}.`,
  })}`;
};

const NoneToCount = ({ totals }: { totals: ListTotals }) => {
  if (totals.hasArchived) return <Trans>Todas las tuyas están archivadas.</Trans>;
  if (totals.hasShared || totals.hasSharedArchived)
    return <Trans>Ninguna tuya todavía; hay compartidas contigo.</Trans>;
  return <Trans>Aún no has creado ninguna.</Trans>;
};
