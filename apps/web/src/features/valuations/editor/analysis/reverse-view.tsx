import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type MovableDriver, usedMovableDrivers } from '@valia/valuation/move-driver.ts';
import type { DriverSolution } from '@valia/valuation/solve-driver.ts';
import { useMemo } from 'react';
import { showToast } from '../../../../lib/show-toast.ts';
import { useEditor } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { finalEquity } from '../model/final-equity.ts';
import { useMoney } from '../use-money.ts';
import formStyles from './analysis-form.module.css';
import { DriverSelect } from './driver-select.tsx';
import { analysisOf } from './model/analysis-defaults.ts';
import { applyShift } from './model/apply-shift.ts';
import { driverLevels } from './model/driver-levels.ts';
import styles from './reverse-view.module.css';
import { useAnalysedDocument } from './use-analysed-document.ts';
import { useMoveText } from './use-move-text.ts';
import { useAnswer } from './worker/use-answer.ts';
import { useDriverName } from './use-driver-name.ts';

/** What the driver has to be, in words. */
const Answer = ({ solution, price }: { solution: DriverSolution; price: number }) => {
  const { document, outcome } = useEditor();
  const driverName = useDriverName();
  const { money } = useMoney();
  const { change, level } = useMoveText();
  const { driver, shift } = solution;
  const name = driverName(driver);
  const asked = money(price);
  const by = change(driver, shift);
  const levels = driverLevels(document, outcome, driver);
  if (levels === null)
    return (
      <Trans>
        Para valer {asked}, «{name}» tendría que cambiar <b>{by}</b>.
      </Trans>
    );
  const [first, last] = [level(driver, levels.first), level(driver, levels.last)];
  const [toFirst, toLast] = [
    level(driver, levels.first + shift),
    level(driver, levels.last + shift),
  ];
  return first === last ? (
    <Trans>
      Para valer {asked}, «{name}» tendría que ser <b>{toFirst}</b> en lugar de {first} ({by}).
    </Trans>
  ) : (
    <Trans>
      Para valer {asked}, «{name}» tendría que ir de <b>{toFirst}</b> a <b>{toLast}</b>, en lugar de{' '}
      {first} a {last} ({by} cada año).
    </Trans>
  );
};

const ApplyButton = ({ solution, price }: { solution: DriverSolution; price: number }) => {
  const { t } = useLingui();
  const { document, outcome, change, readOnly } = useEditor();
  const { money } = useMoney();
  const { driver, shift } = solution;
  const asked = money(price);
  const apply = (): void => {
    const adjustment = {
      id: crypto.randomUUID(),
      label: t`EBITDA para el precio objetivo`,
      reason: t`El que hace falta para valer ${asked}`,
    };
    const applied = applyShift(document, outcome, { driver, shift, adjustment });
    if (applied === null) {
      showToast({ kind: 'error', title: t`Este valor no cabe en la valoración` });
      return;
    }
    change('analysis.reverse', () => applied);
    showToast({
      kind: 'success',
      title: t`Hipótesis aplicada: ahora vale ${asked}`,
      description: t`Con Deshacer vuelve a estar como antes.`,
    });
  };
  return (
    <Button variant="default" disabled={readOnly} onClick={apply}>
      <Trans>Aplicar a la valoración</Trans>
    </Button>
  );
};

const NoAnswer = ({ name }: { name: string }) => (
  <p className={styles.help}>
    <Trans>
      Ningún valor razonable de «{name}» lleva a ese precio. Prueba con otra hipótesis o con otro
      precio.
    </Trans>
  </p>
);

interface SolutionProps {
  solution: DriverSolution | null;
  driver: MovableDriver;
  price: number;
}

const Solution = ({ solution, driver, price }: SolutionProps) => {
  const driverName = useDriverName();
  if (solution === null) return <NoAnswer name={driverName(driver)} />;
  return (
    <>
      <p className={styles.sentence}>
        <Answer solution={solution} price={price} />
      </p>
      <ApplyButton solution={solution} price={price} />
    </>
  );
};

/** The valuation read backwards: what one driver has to be for the equity to be worth a price. */
export const ReverseView = () => {
  const { t } = useLingui();
  const { document, outcome, put } = useEditor();
  const { money, currencySign } = useMoney();
  const analysed = useAnalysedDocument();
  const reverse = analysisOf(document).reverse;
  const { driver, price } = reverse;
  const question = useMemo(
    () => (price === null ? null : { inputs: analysed, driver, price }),
    [analysed, driver, price],
  );
  const answer = useAnswer('reverse', question) ?? null;
  const { range } = finalEquity(outcome);
  const central = range === null ? '–' : money(range.central);
  const isAsked = answer?.driver === driver && answer.price === price;
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>
        <Trans>¿Qué tendría que cumplirse para valer otra cosa?</Trans>
      </h2>
      <p className={styles.help}>
        <Trans>
          Ahora vale {central}. Escribe un precio por los fondos propios y elige la hipótesis que lo
          explicaría; las demás quedan como están.
        </Trans>
      </p>
      <div className={formStyles.form}>
        <NumberField
          path="analysis.reverse.price"
          label={t`Precio de los fondos propios`}
          unit={currencySign}
        />
        <DriverSelect
          label={t`Hipótesis`}
          drivers={usedMovableDrivers(document)}
          value={driver}
          onChoose={(chosen) => put('analysis.reverse', { ...reverse, driver: chosen })}
        />
      </div>
      <div aria-live="polite" className={styles.answer}>
        {price !== null && isAsked && (
          <Solution solution={answer.solution} driver={driver} price={price} />
        )}
      </div>
    </section>
  );
};
