import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeCalculation } from '@valia/domain/fees/fee-calculation.ts';
import type { FeeInput } from '@valia/domain/fees/fee-request.ts';
import { type FeeRow, feeTable } from '@valia/i18n/fee-table.ts';
import { explainFeeStep, type FeeExplanation } from '@valia/i18n/fees/explain-fee-step.ts';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import { FeeStepAmount } from './fee-step-amount.tsx';
import styles from './fee-results.module.css';
import { box, text } from '../../components/style/class-names.ts';

const looks = { steps: box({ width: 'full', collapse: true }, text('body'), styles.steps) };

/** A table whose columns add up in every row, and whose rows add up to the invoiced amount. */
export const FeeSteps = ({ result, input }: { result: FeeCalculation; input: FeeInput }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const writing = { t: (message: MessageDescriptor) => i18n._(message), language };
  const rows = feeTable(result, input, writing);
  const hasEarnOut = input.earnOutCents > 0;
  return (
    <Sheet as="section" label={t`Cálculo, paso a paso`}>
      <table className={looks.steps} data-parts={hasEarnOut || undefined}>
        <StepsHead hasEarnOut={hasEarnOut} />
        <tbody>
          {rows.map((row) => (
            <StepRow
              key={row.id}
              row={row}
              explanation={explainFeeStep(row.id, result, input, writing)}
              hasEarnOut={hasEarnOut}
            />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
};

const StepsHead = ({ hasEarnOut }: { hasEarnOut: boolean }) => (
  <thead>
    <tr>
      <th>
        <Trans>Cálculo, paso a paso</Trans>
      </th>
      <th data-align="end">
        <Trans>Precio en el tramo</Trans>
      </th>
      <th data-align="end">
        <Trans context="A percentage">Tipo</Trans>
      </th>
      {hasEarnOut && (
        <>
          <th data-align="end">
            <Trans>Al cierre</Trans>
          </th>
          <th data-align="end">
            <Trans>Earn-out</Trans>
          </th>
        </>
      )}
      <th data-align="end">
        <Trans>Honorarios, €</Trans>
      </th>
    </tr>
  </thead>
);

interface StepRowProps {
  row: FeeRow;
  explanation: FeeExplanation | null;
  hasEarnOut: boolean;
}

const StepRow = ({ row, explanation, hasEarnOut }: StepRowProps) => {
  const { id, kind, label, detail, value, rate, closing, earnOut, total } = row;
  return (
    <tr data-kind={kind} data-step={id}>
      <th scope="row">
        {label} {detail !== '' && <span className={styles.help}>{detail}</span>}
      </th>
      <td data-align="end" data-value>
        {value}
      </td>
      <td data-align="end" data-rate>
        {rate}
      </td>
      {hasEarnOut && (
        <>
          <td data-align="end" data-part>
            {closing}
          </td>
          <td data-align="end" data-part>
            {earnOut}
          </td>
        </>
      )}
      <td data-align="end" data-total>
        {explanation === null ? (
          total
        ) : (
          <FeeStepAmount label={label} amount={total} explanation={explanation} />
        )}
      </td>
    </tr>
  );
};
