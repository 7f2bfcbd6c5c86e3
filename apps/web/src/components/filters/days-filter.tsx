import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { useRef } from 'react';
import { useLanguage } from '../../lib/language.ts';
import type { FilterOption } from './filter.ts';
import { FilterPopover } from './filter-popover.tsx';
import { type ChosenRange, RangeForm } from './range-form.tsx';
import { column } from '../style/class-names.ts';

interface ChosenDays extends ChosenRange<string> {
  period?: string | undefined;
}

interface DaysFilterProps {
  label: string;
  periods: readonly FilterOption[];
  days: ChosenDays;
  onChoose: (days: ChosenDays) => void;
}

const useDaysText = ({ period, low, high }: ChosenDays, periods: readonly FilterOption[]) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (period !== undefined) return periods.find(({ value }) => value === period)?.label ?? null;
  const first = low === undefined ? '' : formatDate(low, language);
  const last = high === undefined ? '' : formatDate(high, language);
  if (first !== '' && last !== '') return t`${first} a ${last}`;
  if (first !== '') return t`desde el ${first}`;
  return last === '' ? null : t`hasta el ${last}`;
};

/** A filter by a period until today, or by a range of days. */
export const DaysFilter = (props: DaysFilterProps) => {
  const { label, periods, days, onChoose } = props;
  return (
    <FilterPopover label={label} chosen={useDaysText(days, periods)} onClear={() => onChoose({})}>
      {(close) => <DaysPanel {...props} onDone={close} />}
    </FilterPopover>
  );
};

const DaysPanel = ({
  periods,
  days,
  onChoose,
  onDone,
}: DaysFilterProps & { onDone: () => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  // True while arrow keys move through the choices: each choice that they pass is selected too.
  const isPassing = useRef(false);
  return (
    <div className={column({ gap: 16 })}>
      <Radio.Group
        aria-label={t`Periodo`}
        value={days.period ?? ''}
        onChange={(period) => {
          onChoose({ period });
          if (!isPassing.current) onDone();
        }}
      >
        <div className={column({ gap: 10 })}>
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
        start={days}
        read={parseDate}
        show={(day) => formatDate(day, language)}
        wrongText={t`Escribe una fecha, como 21/11/2026`}
        placeholder={t`dd/mm/aaaa`}
        onChoose={(range) => {
          onDone();
          onChoose(range);
        }}
      />
    </div>
  );
};
