import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { type ReactNode, useState } from 'react';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { SearchedSelect } from '../../../components/select/searched-select.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ValuationFieldProps {
  value?: string;
  error?: ReactNode;
  'data-path'?: string;
  toFirm: boolean;
  onChoose: (valuation: ValuationListItem | null) => void;
}

/** Chooses a completed valuation of the user's own to attach, or none. */
export const ValuationField = (props: ValuationFieldProps) => {
  const { value = '', error, toFirm, onChoose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [asked] = useState(value);
  const { data } = trpc.valuations.list.useQuery(
    { status: 'completed', search },
    { placeholderData: keepPreviousData },
  );
  const items = data?.items ?? [];
  const labelOf = ({ companyName, equityCentral, currency }: ValuationListItem): string =>
    equityCentral === null
      ? companyName
      : `${companyName}, ${formatMoney(equityCentral, { language, currency })}`;
  // The valuation that the form was opened with may not be on the first page.
  const isElsewhere = value !== '' && value === asked && items.every(({ id }) => id !== value);
  return (
    <SearchedSelect
      label={<OptionalLabel text={t`Valoración vinculada`} />}
      description={
        value === ''
          ? undefined
          : toFirm
            ? t`La firma leerá su última versión cerrada`
            : t`Si acepta, leerá su última versión cerrada. Puedes retirarle el acceso cuando quieras.`
      }
      data-path={props['data-path']}
      error={error}
      value={value}
      standing={[
        { value: '', label: t`Ninguna` },
        ...(isElsewhere ? [{ value, label: t`La valoración elegida` }] : []),
      ]}
      found={items.map((item) => ({ value: item.id, label: labelOf(item) }))}
      hasMore={typeof data?.nextCursor === 'string'}
      search={search}
      searchLabel={t`Buscar valoración`}
      onSearch={setSearch}
      onChoose={(chosen) => onChoose(items.find(({ id }) => id === chosen) ?? null)}
    />
  );
};
