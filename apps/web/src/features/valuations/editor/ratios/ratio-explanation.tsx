import { useLingui } from '@lingui/react';
import { withValues } from '@valia/i18n/with-values.ts';
import {
  financialRatioRules,
  type RatioInputs,
} from '@valia/valuation/accounts/financial-ratios.ts';
import { FormulaNodeView, type WriteOperand } from '../explain/formula-node-view.tsx';
import formulaStyles from '../explain/formula-view.module.css';
import { useEditor } from '../editor-context.ts';
import { formulaTree } from '../model/formula-tree.ts';
import { writeFigure } from '../model/write-value.ts';
import type { RatioRow } from '@valia/domain/valuations/ratio-rows.ts';
import { ratioOperandTerms, ratioTerms } from '@valia/i18n/ratio-terms.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './ratios.module.css';
import { useRatioText } from './use-ratio-text.ts';

const isOperand = (symbol: string): symbol is keyof RatioInputs => symbol in ratioOperandTerms;

/** What the latest ratio tells, and how it is reached: in words, and in that year's figures. */
export const RatioExplanation = ({ row }: { row: RatioRow }) => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  const { term } = useDescriptions();
  const textOf = useRatioText();
  const latest = row.ratios.findLast(({ ratio }) => ratio !== null);
  const ratio = latest?.ratio ?? null;
  if (latest === undefined || ratio === null) return null;
  const tree = formulaTree(financialRatioRules[row.name].expression);
  const inWords: WriteOperand = (symbol) =>
    isOperand(symbol) ? term(ratioOperandTerms[symbol]) : symbol;
  const inFigures: WriteOperand = (symbol) => {
    const input = ratio.inputs.find(({ operand }) => operand === symbol);
    return input === undefined
      ? symbol
      : writeFigure(input.value, input.unit, { language, moneyUnit: document.unit });
  };
  const sentence = withValues(ratioTerms[row.name].sentence, {
    year: String(latest.year),
    value: textOf(ratio),
  });
  return (
    <>
      <p>{i18n._(sentence)}</p>
      <p className={styles.formula}>
        <span className={formulaStyles.side}>
          <FormulaNodeView node={tree} operand={inWords} />
        </span>
        <span className={formulaStyles.side}>
          <span className={formulaStyles.equals}>=</span>
          <FormulaNodeView node={tree} operand={inFigures} />
          <span className={formulaStyles.equals}>=</span>
          <b>{textOf(ratio)}</b>
        </span>
      </p>
    </>
  );
};
