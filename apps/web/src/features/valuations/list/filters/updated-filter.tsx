import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { parseDate } from '@valia/i18n/parse-date.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../../lib/language.ts';
import type { ListSearch } from '../../../../lib/read-list-search.ts';
import { listRoute } from '../list-search.ts';
import { FilterPopover } from './filter-popover.tsx';
import styles from './filter-menu.module.css';
import { RangeForm } from './range-form.tsx';
import { useFilterOptions } from './use-filter-options.ts';

type When = Pick<ListSearch, 'updated' | 'from' | 'to'>;

const useWhenText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { periods } = useFilterOptions();
  return ({ updated, from, to }: When): string | null => {
    if (updated !== undefined) return periods.find(({ value }) => value === updated)?.label ?? null;
    const first = from === undefined ? '' : formatDate(from, language);
    const last = to === undefined ? '' : formatDate(to, language);
    if (from !== undefined && to !== undefined) return t`${first} a ${last}`;
    if (from !== undefined) return t`desde el ${first}`;
    return to === undefined ? null : t`hasta el ${last}`;
  };
};

/** Since when, or between which days, it was changed last. */
export const UpdatedFilter = () => {
  const { t } = useLingui();
  const { updated, from, to } = listRoute.useSearch();
  const navigate = listRoute.useNavigate();
  const whenText = useWhenText();
  const choose = ({ updated: period, from: first, to: last }: When): void =>
    void navigate({ search: (before) => ({ ...before, updated: period, from: first, to: last }) });
  return (
    <FilterPopover
      label={t`Actualizada`}
      chosen={whenText({ updated, from, to })}
      onClear={() => choose({})}
    >
      {(close) => <WhenPanel when={{ updated, from, to }} onChoose={choose} onDone={close} />}
    </FilterPopover>
  );
};

interface WhenPanelProps {
  when: When;
  onChoose: (when: When) => void;
  onDone: () => void;
}

const WhenPanel = ({ when, onChoose, onDone }: WhenPanelProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { periods } = useFilterOptions();
  // Arrow keys choose what they pass on their way to another.
  const isPassing = useRef(false);
  return (
    <div className={styles.fields}>
      <Radio.Group
        aria-label={t`Periodo`}
        value={when.updated ?? ''}
        onChange={(value) => {
          onChoose({ updated: periods.find((period) => period.value === value)?.value });
          if (!isPassing.current) onDone();
        }}
      >
        <div className={styles.periods}>
          {periods.map(({ value, label }) => (
            <Radio
              key={value}
              value={value}
              label={label}
              onKeyDown={({ key }) => {
                isPassing.current = /^Arrow(?:Up|Down|Left|Right)$/u.test(key);
              }}
              onKeyUp={() => {
                isPassing.current = false;
              }}
            />
          ))}
        </div>
      </Radio.Group>
      <RangeForm
        start={{ low: when.from, high: when.to }}
        read={parseDate}
        show={(day) => formatDate(day, language)}
        wrongText={t`Escribe una fecha, como 21/11/2026`}
        placeholder={t`dd/mm/aaaa`}
        onChoose={({ low, high }) => {
          onDone();
          onChoose({ from: low, to: high });
        }}
      />
    </div>
  );
};
