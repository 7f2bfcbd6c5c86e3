import { useLingui } from '@lingui/react';
import type { RatioRow } from '@valia/domain/valuations/ratio-rows.ts';
import {
  meaninglessRatioTerms,
  ratioOperandTerms,
  ratioTerms,
} from '@valia/i18n/terms/ratio-terms.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import {
  type FinancialRatio,
  financialRatioRules,
  type MeaningfulRatio,
  type MeaninglessRatio,
  type RatioInputs,
} from '@valia/valuation/accounts/financial-ratios.ts';
import { FormulaNodeView, type FormatOperand } from '../explain/formula-node-view.tsx';
import formulaStyles from '../explain/formula-view.module.css';
import { useEditor } from '../document/editor-context.ts';
import { formulaTree } from '../figures/formula-tree.ts';
import { formatFigure } from '../values/format-field-value.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useRatioText } from './use-ratio-text.ts';
import { row, text } from '../../../../components/style/class-names.ts';

const looks = {
  side: row({ inline: true, align: 'center', wrap: true }, text('pre-wrap')),
  formula: row({ gap: [8, 12], align: 'center', wrap: true, marginTop: 8 }, text('dimmed')),
};

const isMeaningful = (ratio: FinancialRatio | null): ratio is MeaningfulRatio =>
  ratio !== null && ratio.value !== null;
const isMeaningless = (ratio: FinancialRatio | null): ratio is MeaninglessRatio =>
  ratio !== null && ratio.value === null;

const isOperand = (symbol: string): symbol is keyof RatioInputs => symbol in ratioOperandTerms;

/** The reason why a ratio has no meaning in some years. */
const WithoutMeaning = ({ row }: { row: RatioRow }) => {
  const { i18n } = useLingui();
  const { term } = useDescriptions();
  const found = row.ratios.flatMap(({ year, ratio }) =>
    isMeaningless(ratio) ? [{ year, ratio }] : [],
  );
  const [first] = found;
  if (first === undefined) return null;
  const reason = withValues(meaninglessRatioTerms.reason, {
    years: found.map(({ year }) => year).join(', '),
    denominator: first.ratio.denominator
      .map((operand) => term(ratioOperandTerms[operand]))
      .join(' + '),
  });
  return <p>{i18n._(reason)}</p>;
};

/** The meaning of the latest valid ratio, and its calculation: in words, and in that year's figures. */
export const RatioExplanation = ({ row }: { row: RatioRow }) => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  const { term } = useDescriptions();
  const textOf = useRatioText();
  const latest = row.ratios.findLast(({ ratio }) => isMeaningful(ratio));
  const ratio = latest?.ratio ?? null;
  if (latest === undefined || ratio === null) return <WithoutMeaning row={row} />;
  const tree = formulaTree(financialRatioRules[row.name].expression);
  const inWords: FormatOperand = (symbol) =>
    isOperand(symbol) ? term(ratioOperandTerms[symbol]) : symbol;
  const inFigures: FormatOperand = (symbol) => {
    const input = ratio.inputs.find(({ operand }) => operand === symbol);
    return input === undefined
      ? symbol
      : formatFigure(input.value, input.unit, { language, moneyUnit: document.unit });
  };
  const sentence = withValues(ratioTerms[row.name].sentence, {
    year: String(latest.year),
    value: textOf(ratio),
  });
  return (
    <>
      <p>{i18n._(sentence)}</p>
      <p className={looks.formula}>
        <span className={looks.side}>
          <FormulaNodeView node={tree} operand={inWords} />
        </span>
        <span className={looks.side}>
          <span className={formulaStyles.equals}>=</span>
          <FormulaNodeView node={tree} operand={inFigures} />
          <span className={formulaStyles.equals}>=</span>
          <b>{textOf(ratio)}</b>
        </span>
      </p>
      <WithoutMeaning row={row} />
    </>
  );
};
