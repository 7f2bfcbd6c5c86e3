import { useLingui } from '@lingui/react/macro';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { useLanguage } from '../../../lib/language.ts';
import { methodChoices } from '@valia/domain/valuation-choices/method-choices.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ListSearch } from './read-list-search.ts';

/** The filters of the list with their options, in the user's language. */
export const useListFilters = ({ tag }: ListSearch): Filter<keyof ListSearch>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const tags = trpc.valuations.tags.useQuery({}).data?.tags ?? [];

  const named = (entries: readonly { code: string; names: Record<typeof language, string> }[]) =>
    entries
      .map(({ code, names }) => ({ value: code, label: names[language] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));

  const types = valuationTypes.map((value) => ({
    value,
    label: i18n._(valuationTerms.types[value]),
  }));
  const methods = methodChoices.map((value) => ({
    value,
    label: i18n._(valuationTerms.methodNames[value]),
  }));
  const periods = [
    { value: '7d', label: t`últimos 7 días` },
    { value: '30d', label: t`últimos 30 días` },
    { value: '6m', label: t`últimos 6 meses` },
    { value: '12m', label: t`últimos 12 meses` },
  ];
  const filters: Filter<keyof ListSearch>[] = [
    { kind: 'choice', key: 'type', label: t`Tipo`, options: types },
    { kind: 'choice', key: 'method', label: t`Método`, options: methods },
    { kind: 'choice', key: 'sector', label: t`Sector`, options: named(sectors) },
    { kind: 'amounts', low: 'min', high: 'max', label: t`Valor` },
    { kind: 'days', key: 'updated', low: 'from', high: 'to', label: t`Actualizada`, periods },
    {
      kind: 'choice',
      key: 'province',
      label: t`Provincia`,
      options: named(provinces),
      isFurther: true,
    },
  ];
  if (tags.length === 0 && tag === undefined) return filters;
  const options = tags.map((value) => ({ value, label: value }));
  return [...filters, { kind: 'choice', key: 'tag', label: t`Etiqueta`, options, isFurther: true }];
};
