import { Trans } from '@lingui/react/macro';
import type { RatioRow } from '@valia/domain/valuations/ratio-rows.ts';
import { ratioTerms } from '@valia/i18n/terms/ratio-terms.ts';
import { Fragment, useId, useState } from 'react';
import { accountColumns } from '../grid/rows/account-rows.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { RatioExplanation } from './ratio-explanation.tsx';
import styles from './ratios.module.css';
import { useRatioText } from './use-ratio-text.ts';
import { box, text } from '../../../../components/style/class-names.ts';

interface RatioLineProps {
  row: RatioRow;
  isOpen: boolean;
  onToggle: () => void;
}

const RatioLine = ({ row, isOpen, onToggle }: RatioLineProps) => {
  const { term } = useDescriptions();
  const textOf = useRatioText();
  const explanationId = useId();
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={isOpen ? explanationId : undefined}
            onClick={onToggle}
          >
            {term(ratioTerms[row.name].name)}
          </button>
        </th>
        {row.ratios.map(({ year, ratio }) => (
          <td key={year} className={styles.number}>
            {ratio === null ? '–' : textOf(ratio)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td id={explanationId} colSpan={row.ratios.length + 1} className={styles.explanation}>
            <RatioExplanation row={row} />
          </td>
        </tr>
      )}
    </Fragment>
  );
};

/** One row per ratio; its name opens an explanation and the formula. */
export const RatioTable = ({ rows }: { rows: RatioRow[] }) => {
  const { document } = useEditor();
  const [opened, setOpened] = useState<RatioRow['name'] | null>(null);
  return (
    <div className={box({ marginTop: 8, scroll: 'x' })}>
      <table className={box({ width: 'full', collapse: true }, text('small'), styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Ratio</Trans>
            </th>
            {accountColumns(document).map(({ year }) => (
              <th key={year} scope="col" className={styles.number}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RatioLine
              key={row.name}
              row={row}
              isOpen={opened === row.name}
              onToggle={() => setOpened(opened === row.name ? null : row.name)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
