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
 * The user's own uncompleted valuations, and others' that they may edit, which match a search, last changed first; null
 * until all are loaded. Also returns the props of a field for choosing one.
 */
export const useOpenValuations = () => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  // Queried by status: the latest valuations might all be completed, and completed ones accept no changes.
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
