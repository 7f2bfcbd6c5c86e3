import { Trans } from '@lingui/react/macro';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { finalEquity } from '../model/final-equity.ts';
import { useMoney } from '../use-money.ts';
import styles from './result-panel.module.css';

/** Where the rules of today value an untouched document otherwise than it was stored: by how much, and why. */
export const RecalculatedNote = () => {
  const { storedEquity, outcome, document, readOnly } = useEditor();
  const { money, signedMoney, whole } = useMoney();
  const { range } = finalEquity(outcome);
  if (storedEquity === null || range === null) return null;
  const difference = whole(range.central) - storedEquity;
  if (Math.abs(difference) < 0.5) return null;
  const before = money(storedEquity / document.unit);
  const effect = signedMoney(difference / document.unit);
  const isDated = outcome.figures[figureId.stubFraction()] !== undefined;
  return (
    <p className={styles.effect} role="status">
      {readOnly ? (
        <Trans>
          Se guardó con un valor de {before}, que conservan la versión cerrada y sus informes. Las
          reglas de cálculo actuales lo cambian en {effect}.
        </Trans>
      ) : (
        <Trans>
          Se guardó con un valor de {before}. Las reglas de cálculo actuales lo cambian en {effect}.
        </Trans>
      )}
      {isDated && (
        <>
          {' '}
          <Trans>Ahora los flujos se descuentan desde la fecha de valoración.</Trans>
        </>
      )}
    </p>
  );
};
