import { useLingui } from '@lingui/react/macro';
import { IconArchive, IconArchiveOff, IconDownload, IconTag } from '@tabler/icons-react';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type BulkBarAction, BulkBar } from '../../../../components/bulk/bulk-bar.tsx';
import { useLanguage } from '../../../../lib/language.ts';
import type { SelectedItem } from '../list-types.ts';
import { sumOfValues } from '../columns/sum-of-values.ts';
import { useListFits } from '../use-list-fits.ts';
import type { ListActions } from './use-list-actions.tsx';

interface ValuationBulkBarProps {
  items: readonly SelectedItem[];
  actions: ListActions;
  onClear: () => void;
  /** Selects all rows that match the list's filters; null when all are selected. */
  onSelectAll: (() => void) | null;
}

/** The selected valuations, their total, and the actions that their shares allow. */
export const ValuationBulkBar = ({ items, actions, ...bar }: ValuationBulkBarProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const sum = sumOfValues(items);
  const { onClear, onSelectAll } = bar;
  const selectAll: BulkBarAction[] =
    onSelectAll === null
      ? []
      : [{ label: t`Seleccionar todas las de la lista`, place: 'menu', run: onSelectAll }];
  return (
    <BulkBar
      gender="feminine"
      count={items.length}
      sum={sum === null ? undefined : formatMoney(sum.amount, { language, currency: sum.currency })}
      acts={[...selectAll, ...useActs(items, actions)]}
      isWide={useListFits()}
      onClear={onClear}
    />
  );
};

const useActs = (items: readonly SelectedItem[], actions: ListActions): BulkBarAction[] => {
  const { t, i18n } = useLingui();
  const ownActs = useOwnActs(items, actions);
  if (items.some(({ access }) => access === 'read')) return [];
  return [
    {
      label: t`Cambiar estado`,
      place: 'bar',
      run: valuationStatuses.map((status) => ({
        label: i18n._(valuationTerms.statuses[status]),
        run: () => actions.changeStatus(items, status),
      })),
    },
    {
      label: t`Etiquetar`,
      icon: IconTag,
      place: 'wide-bar',
      run: () => actions.askTags(items),
      asks: true,
    },
    ...(items.every(({ access }) => access === 'owner') ? ownActs : []),
  ];
};

/** The actions that only the owner may do. */
const useOwnActs = (items: readonly SelectedItem[], actions: ListActions): BulkBarAction[] => {
  const { t } = useLingui();
  const areArchived = items.every(({ archived }) => archived);
  return [
    {
      label: t`Exportar`,
      icon: IconDownload,
      place: 'wide-bar',
      run: [
        { label: t`Exportar a Excel`, run: () => actions.exportItems(items, 'xlsx') },
        { label: t`Exportar a CSV`, run: () => actions.exportItems(items, 'csv') },
      ],
    },
    { label: t`Duplicar`, place: 'menu', run: () => actions.duplicate(items) },
    areArchived
      ? {
          label: t`Recuperar`,
          icon: IconArchiveOff,
          place: 'wide-bar',
          run: () => actions.restore(items),
        }
      : {
          label: t`Archivar`,
          icon: IconArchive,
          place: 'wide-bar',
          run: () => actions.archive(items),
        },
    {
      label: t`Eliminar borradores…`,
      place: 'menu',
      run: () => actions.askDelete(items),
      asks: true,
      isApart: true,
    },
  ];
};
