import { useLingui } from '@lingui/react/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import type { UpdatedPeriod } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { type ValuationType, valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { methodChoices } from '../../../../lib/method-choices.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { FilterOption } from './filter-menu.tsx';

/** What each filter offers, in the reader's language. */
export const useFilterOptions = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const tags = trpc.valuations.tags.useQuery({}).data?.tags ?? [];

  const named = (entries: readonly { code: string; names: Record<typeof language, string> }[]) =>
    entries
      .map(({ code, names }) => ({ value: code, label: names[language] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));

  const types: FilterOption<ValuationType>[] = valuationTypes.map((value) => ({
    value,
    label: i18n._(valuationTerms.types[value]),
  }));
  const periods: FilterOption<UpdatedPeriod>[] = [
    { value: '7d', label: t`últimos 7 días` },
    { value: '30d', label: t`últimos 30 días` },
    { value: '6m', label: t`últimos 6 meses` },
    { value: '12m', label: t`últimos 12 meses` },
  ];
  return {
    types,
    methods: methodChoices.map((value) => ({
      value,
      label: i18n._(valuationTerms.methodNames[value]),
    })),
    sectors: named(sectors),
    provinces: named(provinces),
    tags: tags.map((tag) => ({ value: tag, label: tag })),
    periods,
  };
};
