import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { type ValuationType, valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import styles from './create-valuation-form.module.css';
import { column, row } from '../../../../components/style/class-names.ts';

const looks = {
  type: row({ gap: 12, align: 'center', minHeight: 44, padX: 12, cursor: 'pointer' }, styles.type),
};

interface TypeFieldProps {
  value: ValuationType;
  onChange: (value: ValuationType) => void;
}

export const TypeField = ({ value, onChange }: TypeFieldProps) => {
  const { t, i18n } = useLingui();
  return (
    <Radio.Group
      label={t`Qué vas a valorar`}
      value={value}
      onChange={(chosen) => {
        const type = valuationTypes.find((known) => known === chosen);
        if (type !== undefined) onChange(type);
      }}
    >
      <div className={column({ border: 'strong', radius: 4 })}>
        {valuationTypes.map((type) => (
          <label key={type} className={looks.type}>
            <Radio value={type} size="sm" />
            {i18n._(valuationTerms.types[type])}
          </label>
        ))}
      </div>
    </Radio.Group>
  );
};
