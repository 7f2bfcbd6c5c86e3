import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ValuationFieldProps {
  value?: string;
  error?: ReactNode;
  'data-path'?: string;
  toFirm: boolean;
  onChoose: (valuation: ValuationListItem | null) => void;
}

/** A completed valuation of one's own that goes along, or none. */
export const ValuationField = (props: ValuationFieldProps) => {
  const { value = '', error, toFirm, onChoose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = trpc.valuations.list.useQuery({ status: 'completed', limit: 200 });
  const items = data?.items ?? [];
  const labelOf = ({ companyName, equityCentral, currency }: ValuationListItem): string =>
    equityCentral === null
      ? companyName
      : `${companyName}, ${formatMoney(equityCentral, { language, currency })}`;
  const isElsewhere = value !== '' && items.every(({ id }) => id !== value);
  return (
    <NativeSelect
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
      data={[
        { value: '', label: t`Ninguna` },
        ...(isElsewhere ? [{ value, label: t`La valoración elegida` }] : []),
        ...items.map((item) => ({ value: item.id, label: labelOf(item) })),
      ]}
      onChange={({ currentTarget }) =>
        onChoose(items.find(({ id }) => id === currentTarget.value) ?? null)
      }
    />
  );
};
