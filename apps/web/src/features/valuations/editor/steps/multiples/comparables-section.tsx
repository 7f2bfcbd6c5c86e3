import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useStableCallback } from '../../../../../lib/use-stable-callback.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { type GridCursor, useGridCursor } from '../../grid/use-grid-cursor.ts';
import {
  addComparables,
  comparablesOf,
  maxComparableRows,
  removeComparable,
} from '@valia/domain/valuation-choices/comparable-edits.ts';
import { chosenKinds, originOf } from '@valia/domain/valuation-choices/multiple-edits.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { PasteButton } from '../../grid/paste/paste-button.tsx';
import { usePaste } from '../../grid/paste/use-paste.ts';
import { calculatedCell, type GridRow } from '../../grid/grid-model.ts';
import { comparableColumns, comparablePath, pasteComparables } from './paste-comparables.ts';
import type { PasteOutcome } from '../../grid/paste/paste-block.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { focusStepTitle } from '../../navigation/use-step-navigation.ts';
import { ComparableCards } from './comparable-cards.tsx';
import { ComparablesGrid } from './comparables-grid.tsx';
import { ComparablesStrip } from './comparables-strip.tsx';
import styles from './comparables.module.css';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import { box, row, stack } from '../../../../../components/style/class-names.ts';

const looks = { stripRow: stack({ gap: 16, align: 'center', marginTop: 8 }, styles.stripRow) };

const field = 'multiples.comparables';

/** One row for each comparable, with a last cell that removes it. */
const comparableRows = (document: ValuationDocument): GridRow[] =>
  comparablesOf(document).map(({ id, name }, index) => ({
    key: id,
    label: name,
    level: 'main',
    emphasis: 'plain',
    cells: [
      ...comparableColumns.map((column) => ({
        ...calculatedCell(null, null, 'multiple'),
        path: comparablePath(index, column),
      })),
      calculatedCell(null, null),
    ],
  }));

const useComparablesCursor = () => {
  const { document, language, readOnly } = useEditor();
  const takePaste = usePaste();
  const rows = comparableRows(document);
  const cursor = useGridCursor(rows, columnYears, 1);
  const paste = useStableCallback((text: string): PasteOutcome | null => {
    if (readOnly) return null;
    const outcome = pasteComparables(document, text, cursor.active, language, () =>
      crypto.randomUUID(),
    );
    takePaste(field, outcome);
    return outcome;
  });
  return { rows, cursor: { ...cursor, paste } };
};

/** After one is removed, the focus moves to the one in its place, otherwise to the container. */
const useFocusLeft = (count: number, { active, activate }: GridCursor) => {
  const { isPhone } = useEditorNavigation();
  const whole = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(count, () => {
    if (isPhone || count === 0) whole.current?.focus();
    else activate({ row: Math.min(active.row, count - 1), column: active.column });
  });
  return whole;
};

const AddButton = ({ count }: { count: number }) => {
  const { change, readOnly } = useEditor();
  const { goToField } = useEditorNavigation();
  return (
    <Button
      variant="default"
      disabled={readOnly || count >= maxComparableRows}
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
      onClick={() => {
        change(field, (before) => addComparables(before, [crypto.randomUUID()]));
        goToField(`${field}.${String(count)}.name`);
      }}
    >
      <Trans>Añadir comparable</Trans>
    </Button>
  );
};

// The columns of a comparable, and the one that removes it; none has a year.
const columnYears = [...comparableColumns, 'remove'].map(() => null);

const warnings = [
  'comparables-without-type',
  'comparables-not-positive',
  'comparables-without-range',
  'comparables-too-few',
] as const;

/** The adviser's own comparables and their summary; shown while a multiple is based on them. */
export const ComparablesSection = () => {
  const { document, change } = useEditor();
  const { isPhone } = useEditorNavigation();
  const { term } = useDescriptions();
  const { rows, cursor } = useComparablesCursor();
  const resting = chosenKinds(document).filter(
    (kind) => originOf(document, kind)?.kind === 'comparables',
  );
  const count = comparablesOf(document).length;
  const whole = useFocusLeft(count, cursor);
  const isShown = resting.length > 0 || count > 0;
  useFocusAfterRemoval(isShown ? 1 : 0, focusStepTitle);
  if (!isShown) return null;
  const remove = (id: string): void => change(field, (before) => removeComparable(before, id));
  return (
    <StepSection
      title={term(valuationTerms.multipleInputs.comparables)}
      help={
        <Trans>
          Empresas u operaciones parecidas. Indica de cada una si es cotizada u operación privada:
          el ajuste por tamaño solo se aplica a las cotizadas. Escribe o pega un bloque de tu hoja;
          con cinco o más, el rango va de cuartil a cuartil.
        </Trans>
      }
      stacked
    >
      <div ref={whole} data-field={field} tabIndex={-1}>
        {count > 0 && isPhone && <ComparableCards onRemove={remove} />}
        {count > 0 && !isPhone && <ComparablesGrid rows={rows} cursor={cursor} onRemove={remove} />}
      </div>
      {resting.map((kind) => (
        <div key={kind} className={looks.stripRow}>
          <span>{term(valuationTerms.multipleKinds[kind])}</span>
          <ComparablesStrip kind={kind} />
        </div>
      ))}
      <div className={box({ marginTop: 8 })}>
        <StepWarnings codes={warnings} />
      </div>
      <div className={row({ gap: 8, wrap: true, marginTop: 12 })}>
        <AddButton count={count} />
        <PasteButton cursor={cursor} />
      </div>
    </StepSection>
  );
};
