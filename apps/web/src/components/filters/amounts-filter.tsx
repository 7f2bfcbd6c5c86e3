import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useLanguage } from '../../lib/language.ts';
import { FilterPopover } from './filter-popover.tsx';
import { type ChosenRange, RangeForm } from './range-form.tsx';

interface AmountsFilterProps {
  label: string;
  range: ChosenRange<number>;
  onChoose: (range: ChosenRange<number>) => void;
}

/** A filter by a range of amounts. */
export const AmountsFilter = ({ label, range, onChoose }: AmountsFilterProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const show = (value: number): string => formatNumber(value, { language });
  const low = range.low === undefined ? '' : show(range.low);
  const high = range.high === undefined ? '' : show(range.high);
  const chosen = (): string | null => {
    if (low !== '' && high !== '') return t`${low} a ${high}`;
    if (low !== '') return t`desde ${low}`;
    return high === '' ? null : t`hasta ${high}`;
  };
  return (
    <FilterPopover label={label} chosen={chosen()} onClear={() => onChoose({})}>
      {(close) => (
        <RangeForm
          start={range}
          read={(text) => {
            const amount = parseNumber(text, { language, kind: 'money' });
            return amount === 'invalid' ? undefined : amount;
          }}
          show={show}
          wrongText={t`Escribe un importe`}
          onChoose={(next) => {
            close();
            onChoose(next);
          }}
        />
      )}
    </FilterPopover>
  );
};
