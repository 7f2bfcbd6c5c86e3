import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { originOf, applySectorMultiple } from '@valia/domain/valuation-choices/multiple-edits.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { formatDate, formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useMemo } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import styles from '../steps.module.css';

const centralOf = (document: ValuationDocument): number | null => {
  const { result } = valueCompany(toValuationInputs(document));
  return result === null ? null : equityOfResult(result).central;
};

/** The multiple and value with the edition in force, when the valuation still uses an earlier one. */
const useNewerEdition = (kind: MultipleKind) => {
  const { document, sectors, readOnly } = useEditor();
  return useMemo(() => {
    // The ladder already shows changed proposals for EV/EBITDA; a typed size adjustment is not changed.
    if (kind === 'evToEbitda' && document.multiples.sizeStep.mode === 'auto') return null;
    const origin = originOf(document, kind);
    if (readOnly || sectors === null || origin?.kind !== 'sector') return null;
    if (origin.setId === sectors.setId || origin.sector !== document.company.sector) return null;
    const next = applySectorMultiple(document, kind, sectors);
    const [before, after] = [centralOf(document), centralOf(next)];
    const { central } = (kind === 'evToEbitda'
      ? next.multiples.evToEbitda
      : next.multiples.further?.[kind]) ?? { central: null };
    const change = before === null || after === null || before <= 0 ? null : after / before - 1;
    return { central, change, date: sectors.date };
  }, [document, kind, sectors, readOnly]);
};

/** Shows that a newer edition is in force and how much the value would change with it. */
export const NewerEdition = ({ kind }: { kind: MultipleKind }) => {
  const { change: write, sectors, language } = useEditor();
  const newer = useNewerEdition(kind);
  if (newer === null) return null;
  const day = formatDate(newer.date, language);
  const mean = newer.central === null ? '–' : formatMultiple(newer.central, { language });
  const sign = (newer.change ?? 0) > 0 ? '+' : '';
  const effect = newer.change === null ? '–' : `${sign}${formatRate(newer.change, { language })}`;
  return (
    <p className={styles.origin} data-newer-edition>
      <Trans>
        Hay una edición más reciente, de {day}: media {mean}. El valor central cambiaría {effect}.
      </Trans>{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() =>
          write('multiples.evToEbitda', (before) => applySectorMultiple(before, kind, sectors))
        }
      >
        <Trans>Usar la edición nueva</Trans>
      </Button>
    </p>
  );
};
