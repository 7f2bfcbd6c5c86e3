import { Trans } from '@lingui/react/macro';
import { totalsWithRoundingDifference } from '@valia/valuation/printed/figure-sums.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { useMemo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { box, text } from '../../../../components/style/class-names.ts';

interface RoundingNoteProps {
  /** The figures that are displayed together. */
  shown: readonly (string | null)[];
  /** The rounding of their displayed amounts. */
  rounding: PrintRounding;
}

/** A note that is shown when a total differs from the sum of its rounded parts. */
export const RoundingNote = ({ shown, rounding }: RoundingNoteProps) => {
  const { outcome } = useEditor();
  const apart = useMemo(
    () => totalsWithRoundingDifference(outcome.figures, rounding),
    [outcome.figures, rounding],
  );
  if (!shown.some((id) => id !== null && apart.has(id))) return null;
  return (
    <p className={box({ pad: [8, 16] }, text('small', 'dimmed'))}>
      <Trans>Las diferencias en las sumas se deben al redondeo.</Trans>
    </p>
  );
};
