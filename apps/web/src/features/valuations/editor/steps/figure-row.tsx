import { useEditor } from '../document/editor-context.ts';
import { OpenFigure } from '../result/open-figure.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import { useMoney } from '../document/use-money.ts';
import styles from './steps.module.css';
import { text } from '../../../../components/style/class-names.ts';

interface FigureRowProps {
  figureId: string;
  total?: boolean;
  /** A name that replaces the figure's own. */
  name?: string;
}

/** A calculated figure beside the fields that it is calculated from; nothing while it cannot be computed. */
export const FigureRow = ({ figureId, total = false, name: given }: FigureRowProps) => {
  const { outcome } = useEditor();
  const { figure: nameOf } = useDescriptions();
  const figureText = useFigureText();
  const { moneyOf } = useMoney();
  const figure = outcome.figures[figureId];
  if (figure === undefined) return null;
  const name = given ?? nameOf(figureId);
  return (
    <div className={styles.check}>
      <span className={total ? text('strong') : undefined}>{name}</span>
      <span className={text('strong', 'end')}>
        <OpenFigure figureId={figureId} name={name}>
          {figure.unit === 'money' ? moneyOf(figureId) : figureText(figure, 'full')}
        </OpenFigure>
      </span>
    </div>
  );
};
