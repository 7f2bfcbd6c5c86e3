import { Trans, useLingui } from '@lingui/react/macro';
import {
  type TerminalMethod,
  terminalReinvestment,
} from '@valia/domain/valuation-choices/terminal-edits.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { type DcfFigure, figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { OpenFigure } from '../../result/open-figure.tsx';
import { FigureRow } from '../figure-row.tsx';
import { StepSection } from '../step-section.tsx';
import styles from '../steps.module.css';
import { column, text } from '../../../../../components/style/class-names.ts';

/** The figures in the order of the calculation; those that the method does not use are not shown. */
const figures: readonly DcfFigure[] = [
  'terminalEbit',
  'terminalProfitAfterTax',
  'terminalFreeCashFlow',
  'gordonValue',
  'exitValue',
  'terminalValue',
  'presentValueOfTerminalValue',
  'terminalValueShare',
  'impliedExitMultiple',
  'perpetuityFlow',
  'perpetuityProfitAfterTax',
  'impliedTerminalGrowth',
];

const ReinvestmentRow = () => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const reinvested = terminalReinvestment(document, outcome);
  if (reinvested === null) return null;
  const name = t`Beneficio que se reinvierte para crecer`;
  return (
    <div className={styles.check}>
      <span>{name}</span>
      <span className={text('strong', 'end')}>
        <OpenFigure figureId={reinvested.figure} name={name}>
          {formatRate(reinvested.share, { language })}
        </OpenFigure>
      </span>
    </div>
  );
};

const Sentence = ({ method }: { method: TerminalMethod }) => {
  switch (method) {
    case 'gordon':
      return <Trans>El múltiplo implícito debe parecerse al de compañías comparables.</Trans>;
    case 'exit-multiple':
      return <Trans>El crecimiento implícito no debe superar el de la economía.</Trans>;
    case 'average':
      return (
        <Trans>Si los dos valores se alejan mucho, una de las dos hipótesis no se sostiene.</Trans>
      );
  }
};

/** The implications of the terminal value, beside the figures that it is calculated from. */
export const TerminalChecks = ({ method }: { method: TerminalMethod }) => (
  <StepSection title={<Trans>Contraste</Trans>} help={<Sentence method={method} />} plain>
    <div className={column()}>
      {figures.map((name) => (
        <FigureRow key={name} figureId={figureId.dcf(name)} />
      ))}
      {method !== 'exit-multiple' && <ReinvestmentRow />}
      <FigureRow figureId={figureId.dcfEnterprise('central')} total />
    </div>
  </StepSection>
);
