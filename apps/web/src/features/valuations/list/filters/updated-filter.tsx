import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { parseDate } from '@valia/i18n/parse-date.ts';
import type { ListSearch } from '../../../../lib/read-list-search.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { listRoute } from '../list-search.ts';
import { FilterPopover } from './filter-popover.tsx';
import styles from './filter-menu.module.css';
import { RangeForm } from './range-form.tsx';
import { useFilterOptions } from './use-filter-options.ts';

type When = Pick<ListSearch, 'updated' | 'from' | 'to'>;

/** Since when, or between which days, it was changed last. */
export const UpdatedFilter = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { updated, from, to } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  const { periods } = useFilterOptions();
  const show = (day: string): string => formatDate(day, language);
  const choose = (when: When): void =>
    void navigate({
      search: (before) => ({
        ...before,
        updated: undefined,
        from: undefined,
        to: undefined,
        ...when,
      }),
    });
  const first = from === undefined ? '' : show(from);
  const last = to === undefined ? '' : show(to);
  const chosen = (): string | null => {
    if (updated !== undefined) return periods.find(({ value }) => value === updated)?.label ?? null;
    if (from !== undefined && to !== undefined) return t`${first} a ${last}`;
    if (from !== undefined) return t`desde el ${first}`;
    return to === undefined ? null : t`hasta el ${last}`;
  };
  return (
    <FilterPopover label={t`Actualizada`} chosen={chosen()} onClear={() => choose({})}>
      {(close) => (
        <div className={styles.fields}>
          <Radio.Group
            aria-label={t`Periodo`}
            value={updated ?? ''}
            onChange={(value) => {
              close();
              choose({ updated: periods.find((period) => period.value === value)?.value });
            }}
          >
            <div className={styles.periods}>
              {periods.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </div>
          </Radio.Group>
          <RangeForm
            start={{ low: from, high: to }}
            read={parseDate}
            show={show}
            wrongText={t`Escribe una fecha, como 21/11/2026`}
            placeholder={t`dd/mm/aaaa`}
            onChoose={({ low, high }) => {
              close();
              choose({ from: low, to: high });
            }}
          />
        </div>
      )}
    </FilterPopover>
  );
};
