import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { listRoute } from '../list-search.ts';
import { FilterPopover } from './filter-popover.tsx';
import { type ChosenRange, RangeForm } from './range-form.tsx';

/** Between which central values. */
export const ValueFilter = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { min, max } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  const show = (value: number): string => formatNumber(value, { language });
  const choose = ({ low, high }: ChosenRange<number>): void =>
    void navigate({
      search: (before) => ({ ...before, min: low, max: high }),
    });
  const low = min === undefined ? '' : show(min);
  const high = max === undefined ? '' : show(max);
  const chosen = (): string | null => {
    if (min !== undefined && max !== undefined) return t`${low} a ${high}`;
    if (min !== undefined) return t`desde ${low}`;
    return max === undefined ? null : t`hasta ${high}`;
  };
  return (
    <FilterPopover label={t`Valor`} chosen={chosen()} onClear={() => choose({})}>
      {(close) => (
        <RangeForm
          start={{ low: min, high: max }}
          read={(text) => {
            const amount = parseNumber(text, { language, kind: 'money' });
            return amount === 'invalid' ? undefined : amount;
          }}
          show={show}
          wrongText={t`Escribe un importe`}
          onChoose={(range) => {
            close();
            choose(range);
          }}
        />
      )}
    </FilterPopover>
  );
};
