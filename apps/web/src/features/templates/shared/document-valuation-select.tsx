import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchedSelect } from '../../../components/select/searched-select.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface FillWithProps {
  valuationId: string | null;
  /** The company of the current valuation, which may not be among the offered ones. */
  companyName?: string;
  onChoose: (valuationId: string | null) => void;
}

/** The valuation from which a document takes its values, or none. */
export const DocumentValuationSelect = ({ valuationId, companyName, onChoose }: FillWithProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { data } = trpc.valuations.templates.valuations.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  const items = data?.items ?? [];
  const isElsewhere =
    valuationId !== null &&
    companyName !== undefined &&
    items.every(({ id }) => id !== valuationId);
  return (
    <SearchedSelect
      label={t`Rellenar con`}
      value={valuationId ?? ''}
      standing={[
        { value: '', label: t`Sin valoración` },
        ...(isElsewhere ? [{ value: valuationId, label: companyName }] : []),
      ]}
      found={items.map(({ id, companyName: label }) => ({ value: id, label }))}
      hasMore={data?.hasMore === true}
      search={search}
      searchLabel={t`Buscar valoración`}
      onSearch={setSearch}
      onChoose={(id) => onChoose(id === '' ? null : id)}
    />
  );
};
