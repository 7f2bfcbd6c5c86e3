import { Trans } from '@lingui/react/macro';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import styles from '../steps.module.css';

/** What a multiple of anything else comes to as times EBITDA: the measure in which all are compared. */
export const ImpliedEvToEbitda = ({ kind }: { kind: MultipleKind }) => {
  const { document, outcome, language } = useEditor();
  const valueOf = (id: string): number | undefined => outcome.figures[id]?.value;
  // Where leases are debt, the enterprise value holds them, and EBITDA is that before rents.
  const ebitda =
    valueOf(figureId.lease('ebitda')) ??
    valueOf(figureId.account(baseYear(document), 'normalisedEbitda'));
  const equity = valueOf(figureId.multiple(kind, 'equityValue.central'));
  const bridge = valueOf(figureId.bridgeTotal());
  if (kind === 'evToEbitda' || ebitda === undefined || ebitda <= 0) return null;
  if (equity === undefined || bridge === undefined) return null;
  const times = formatMultiple((equity - bridge) / ebitda, { language });
  return (
    <p className={styles.origin}>
      <Trans>Equivale a un EV/EBITDA de {times}.</Trans>
    </p>
  );
};
