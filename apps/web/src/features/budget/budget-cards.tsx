import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  type BudgetRow,
  budgetSections,
  maxBudgetAmount,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import { type BudgetSums, monthDeviation } from '@valia/domain/budgets/budget-sums.ts';
import { formatMoney, formatMonth } from '@valia/i18n/format.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import { orderedRows, editedBudgetPart, writeAmount } from './grid/write-amount.ts';
import { BudgetBarsCard, DeviationList } from './budget-bars.tsx';
import styles from './budget.module.css';
import { exactAmount, shownDeviation, deviationTone } from './grid/shown-amount.ts';
import type { BudgetView } from './read-budget-search.ts';
import type { BudgetEditing } from './use-budget.ts';
import { box, classNames, row, stack, text } from '../../components/style/class-names.ts';

const looks = {
  monthTitle: stack({}, text('size-16', 'line-22', 'strong', 'center'), styles.monthTitle),
  cardTitle: row({ justify: 'between' }, text('size-14', 'line-24', 'strong', 'tabular')),
  fieldName: box(
    { minHeight: 44, pad: 0, border: 'none', background: 'none' },
    text('inherit', 'text', 'start', 'anywhere'),
  ),
  fieldDeviation: classNames(text('end', 'tabular'), styles.fieldDeviation),
};

interface BudgetCardsProps {
  year: number;
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  sums: BudgetSums;
  view: BudgetView;
  onEditRow: (row: BudgetRow) => void;
}

/** One month at a time, for screens too narrow for twelve columns. */
export const BudgetCards = ({ year, editing, sums, view, onEditRow }: BudgetCardsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { document } = editing;
  const { closedMonths } = document;
  const [month, setMonth] = useState(Math.min(closedMonths, monthsInYear - 1));
  const money = (amount: number | undefined): string => formatMoney(amount ?? 0, { language });
  const heads = { income: t`Ingresos`, cost: t`Costes` };
  const totals = view === 'budget' ? 'budgetMonths' : 'months';
  return (
    <>
      <MonthSwitch {...{ year, month, closedMonths }} onChange={setMonth} />
      {budgetSections.map((section) => (
        <Sheet key={section} className={box({ pad: 12 })}>
          <h3 className={looks.cardTitle}>
            {heads[section]}
            <span>{money(sums.sections[section][totals][month])}</span>
          </h3>
          {orderedRows(document)
            .filter((row) => row.section === section)
            .map((row) => (
              <MonthField
                key={`${row.id} ${String(month)}`}
                {...{ row, month, view, editing, onEditRow }}
              />
            ))}
        </Sheet>
      ))}
      <Sheet className={box({ pad: 12 })}>
        <h3 className={looks.cardTitle}>
          <Trans>Resultado</Trans>
          <span>{money(sums.result[totals][month])}</span>
        </h3>
      </Sheet>
      <Sheet className={box({ pad: 12 })}>
        <BudgetBarsCard document={document} sums={sums} />
      </Sheet>
      <Sheet className={box({ pad: 12 })}>
        <DeviationList document={document} sums={sums} />
      </Sheet>
    </>
  );
};

interface MonthSwitchProps {
  year: number;
  month: number;
  closedMonths: number;
  onChange: (month: number) => void;
}

const MonthSwitch = ({ year, month, closedMonths, onChange }: MonthSwitchProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const title = formatMonth(`${String(year)}-${String(month + 1).padStart(2, '0')}-15`, language);
  const isClosed = month < closedMonths;
  return (
    <div className={row({ gap: 8, align: 'center', justify: 'between' })}>
      <ActionIcon
        size={44}
        aria-label={t`Mes anterior`}
        disabled={month === 0}
        onClick={() => onChange(month - 1)}
      >
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <h2 className={looks.monthTitle} aria-live="polite">
        {title}
        <small>{isClosed ? <Trans>Real</Trans> : <Trans>Presupuesto</Trans>}</small>
      </h2>
      <ActionIcon
        size={44}
        aria-label={t`Mes siguiente`}
        disabled={month === monthsInYear - 1}
        onClick={() => onChange(month + 1)}
      >
        <IconChevronRight size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};

interface MonthFieldProps extends Pick<BudgetCardsProps, 'editing' | 'view' | 'onEditRow'> {
  row: BudgetRow;
  month: number;
}

const MonthField = ({ row, month, view, editing, onEditRow }: MonthFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { document, change } = editing;
  const part = editedBudgetPart(view, month, document.closedMonths);
  const deviation = monthDeviation(row, month, document.closedMonths);
  const held = exactAmount(part === null ? null : (row[part][month] ?? null), language);
  const [typed, setTyped] = useState<string | null>(null);
  const amount = parseNumber(typed ?? held, { language, kind: 'money', currency: 'EUR' });
  const isWrong = amount === 'invalid' || Math.abs(amount ?? 0) > maxBudgetAmount;
  const leave = (): void => {
    if (typed === null || part === null || isWrong) return;
    change(writeAmount(document, { id: row.id, part, month }, amount));
    setTyped(null);
  };
  const { label } = row;
  const difference = shownDeviation(deviation, language);
  return (
    <div className={stack({ gap: 8, align: 'center', padY: 6, borderTop: 'plain' }, styles.field)}>
      <button type="button" className={looks.fieldName} onClick={() => onEditRow(row)}>
        {label}
      </button>
      {part === null ? (
        <span className={looks.fieldDeviation} data-tone={deviationTone(deviation)}>
          {difference === '' ? '–' : difference}
        </span>
      ) : (
        <TextInput
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          classNames={{ input: styles.amount ?? '' }}
          rightSection="€"
          value={typed ?? held}
          error={isWrong ? t`Escribe un número` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </div>
  );
};
