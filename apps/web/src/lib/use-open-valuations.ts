import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { useState } from 'react';
import { type RouterInputs, trpc } from './trpc.ts';

type Asked = NonNullable<RouterInputs['valuations']['list']>;

const offeredOfEach = 50;

const useList = (asked: Asked) =>
  trpc.valuations.list.useQuery(
    { ...asked, limit: offeredOfEach },
    { placeholderData: keepPreviousData },
  ).data;

/**
 * Mine that are not completed, and others' that I may edit, the latest changed first, of those that a search finds;
 * null until all are known. With what a field needs in which one of them is chosen.
 */
export const useOpenValuations = () => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  // By status: of the latest ones alone, all may be completed, and those take nothing any more.
  const pages = [
    useList({ scope: 'own', status: 'draft', search }),
    useList({ scope: 'own', status: 'in_progress', search }),
    useList({ scope: 'shared', status: 'draft', search }),
    useList({ scope: 'shared', status: 'in_progress', search }),
  ];
  const known = pages.flatMap((page) => page ?? []);
  const valuations: ValuationListItem[] | null =
    known.length < pages.length
      ? null
      : known
          .flatMap(({ items }) => items)
          .filter(({ access }) => access !== 'read')
          .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return {
    valuations,
    field: {
      label: t`Valoración`,
      found: (valuations ?? []).map(({ id, companyName }) => ({
        value: id,
        label: companyName === '' ? t`Empresa sin nombre` : companyName,
      })),
      hasMore: known.some(({ nextCursor }) => nextCursor !== null),
      search,
      searchLabel: t`Buscar valoración`,
      onSearch: setSearch,
    },
  };
};
