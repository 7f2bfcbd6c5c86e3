import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  addEarlierYear,
  baseYear,
  canAddEarlierYear,
  chooseBaseYear,
  removeEarliestYear,
} from '@valia/domain/valuation-years/account-years.ts';
import { lazy } from 'react';
import { loadTexts } from '../../../../../lib/language.ts';
import { loadChunk } from '../../../../../lib/page/load-chunk.ts';
import { useEditor } from '../../document/editor-context.ts';
import { SegmentField } from '../../fields/segment-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { GridPanel } from '../../grid/grid-panel.tsx';
import { PasteButton } from '../../grid/paste/paste-button.tsx';
import { useGridCursor } from '../../grid/use-grid-cursor.ts';
import { accountColumns, accountRows } from '../../grid/rows/account-rows.ts';
import { optionTerms } from '../../terms/option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSegments } from '../../fields/use-segments.ts';
import { useAccountsPaste } from '../../grid/paste/accounts/use-accounts-paste.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { RatiosSection } from '../../ratios/ratios-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from './accounts-step.module.css';
import { column, row } from '../../../../../components/style/class-names.ts';

const AccountsPasteDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import('../../grid/paste/accounts/accounts-paste-dialog.tsx')),
    loadTexts('accounts-preview'),
  ]);
  return { default: dialog.AccountsPasteDialog };
});

const YearTools = () => {
  const { t } = useLingui();
  const { document, valuation, change, readOnly } = useEditor();
  const base = baseYear(document);
  const years = document.accounts.years.length;
  const first = document.accounts.years[0]?.year ?? base;
  return (
    <div className={row({ gap: 8, align: 'center', wrap: true }, styles.tools)}>
      <label className={styles.baseYear}>
        <Trans>Año base</Trans>
        <select
          data-field="accounts.years"
          disabled={readOnly}
          value={base}
          onChange={(event) => {
            const to = Number(event.currentTarget.value);
            const madeOn = madridCalendar.date(new Date(valuation.createdAt));
            const days = { madeOn, today: madridCalendar.date(new Date()) };
            change('accounts.years', (before) => chooseBaseYear(before, to, days));
          }}
        >
          {[base + 2, base + 1, base, base - 1, base - 2].map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="default"
        size="compact-sm"
        disabled={readOnly || !canAddEarlierYear(document)}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => change('accounts.years', addEarlierYear)}
      >
        <Trans>Ejercicio anterior</Trans>
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={readOnly || years < 2}
        leftSection={<IconMinus size={14} stroke={1.5} aria-hidden />}
        aria-label={t`Quitar el primero, el ejercicio ${first}`}
        onClick={() => change('accounts.years', removeEarliestYear)}
      >
        <Trans>Quitar el primero</Trans>
      </Button>
    </div>
  );
};

const warnings = [
  'years-not-consecutive',
  'base-revenue-not-positive',
  'few-years-of-history',
  'ebitda-margin-above-revenue',
] as const;

/** The closed years, line by line or as a summary. */
export const AccountsStep = () => {
  const { t } = useLingui();
  const { document, outcome, put } = useEditor();
  const { term } = useDescriptions();
  const details = useSegments(optionTerms.accountsDetail);
  const columns = accountColumns(document);
  const rows = accountRows(document, outcome, term);
  const years = columns.map(({ year }) => year);
  const paste = useAccountsPaste(rows, years);
  const cursor = useGridCursor(rows, years, 0, paste.take);
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Escribe o pega desde tu hoja de cálculo. El resultado se recalcula al momento.
          </Trans>
        }
        actions={
          <>
            <SegmentField
              path="accounts.detail"
              label={t`Detalle de las cuentas`}
              labelHidden
              size="sm"
              value={document.accounts.detail}
              options={details}
              onChoose={(detail) => put('accounts.detail', detail)}
            />
            <PasteButton cursor={cursor} />
          </>
        }
      />
      <YearTools />
      <GridPanel label={t`Cuentas`} rows={rows} columns={columns} cursor={cursor} />
      {paste.waiting !== null && (
        <LazyPart waiting={null}>
          <AccountsPasteDialog waiting={paste.waiting} paste={paste} rows={rows} />
        </LazyPart>
      )}
      <div className={column({ gap: 16 }, styles.below)}>
        <StepWarnings codes={warnings} />
        <RatiosSection />
      </div>
    </>
  );
};
