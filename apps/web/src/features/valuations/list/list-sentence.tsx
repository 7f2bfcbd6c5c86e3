import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { ListTotals } from './list-totals.ts';

/** How many there are and what the completed ones add up to. */
export const ListSentence = ({ totals }: { totals: ListTotals | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const { draft, in_progress: inProgress, completed, completedAmount, averageAmount } = totals;
  const total = formatNumber(draft + inProgress + completed, { language });
  if (draft + inProgress + completed === 0) return <NoneToCount totals={totals} />;
  const counted = t`${total} en total.`;
  if (completed === 0) return <Trans>{counted} Ninguna completada todavía.</Trans>;
  const amount = formatMoney(completedAmount, { language });
  const average = formatMoney(averageAmount ?? 0, { language });
  const summed = t`${plural(completed, {
    one: `La completada vale ${amount}.`,
    many: `Las # de completadas suman ${amount}, con un valor medio de ${average}.`,
    other: `Las # completadas suman ${amount}, con un valor medio de ${average}.`,
  })}`;
  return `${counted} ${summed}`;
};

const NoneToCount = ({ totals }: { totals: ListTotals }) => {
  if (totals.hasArchived) return <Trans>Todas las tuyas están archivadas.</Trans>;
  if (totals.hasShared || totals.hasSharedArchived)
    return <Trans>Ninguna tuya todavía; hay compartidas contigo.</Trans>;
  return <Trans>Aún no has creado ninguna.</Trans>;
};
