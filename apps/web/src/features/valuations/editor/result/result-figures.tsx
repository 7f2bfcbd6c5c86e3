import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import { figureLengthStyle } from './figure-length-style.ts';
import { OpenFigure } from './open-figure.tsx';
import styles from './result-figures.module.css';
import { row } from '../../../../components/style/class-names.ts';

const looks = {
  sheet: row({ wrap: true, border: 'plain', radius: 8, background: 'surface' }, styles.sheet),
};

const Cell = ({
  id,
  name,
  text,
  main = false,
}: {
  id: string;
  name: string;
  text: string;
  main?: boolean;
}) => {
  const { outcome } = useEditor();
  if (outcome.figures[id] === undefined) return null;
  return (
    <div className={styles.cell} data-main={main || undefined}>
      <dt>{name}</dt>
      <dd style={figureLengthStyle(text)}>
        <OpenFigure figureId={id} name={name}>
          {text}
        </OpenFigure>
      </dd>
    </div>
  );
};

/** The figures of the result in one sheet, the central value first. */
export const ResultFigures = () => {
  const { outcome, language } = useEditor();
  const { term } = useDescriptions();
  const { moneyOf } = useMoney();
  const value = (id: string): number => outcome.figures[id]?.value ?? 0;
  const { rangePoints, result, dcfFigures } = valuationTerms;
  const { name, figureOf } = finalEquity(outcome);
  const share = figureId.dcf('terminalValueShare');
  return (
    <dl className={looks.sheet}>
      <Cell id={figureOf('central')} name={term(name)} text={moneyOf(figureOf('central'))} main />
      <Cell id={figureOf('low')} name={term(rangePoints.low)} text={moneyOf(figureOf('low'))} />
      <Cell id={figureOf('high')} name={term(rangePoints.high)} text={moneyOf(figureOf('high'))} />
      <Cell
        id={figureId.enterprise('central')}
        name={term(result.enterpriseValue)}
        text={moneyOf(figureId.enterprise('central'))}
      />
      <Cell
        id={figureId.impliedEvToEbitda()}
        name={term(result.impliedEvToEbitda)}
        text={formatMultiple(value(figureId.impliedEvToEbitda()), { language })}
      />
      <Cell
        id={share}
        name={term(dcfFigures.terminalValueShare)}
        text={formatRate(value(share), { language, decimals: 0 })}
      />
    </dl>
  );
};
