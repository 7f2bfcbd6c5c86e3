import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import type { DriverSolution } from '@valia/valuation/analyses/solve-driver.ts';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useMemo } from 'react';
import { showToast } from '../../../../../lib/toast/show-toast.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { finalEquity } from '../../figures/final-equity.ts';
import { DelayedAnnouncement } from '../../parts/delayed-announcement.tsx';
import { useMoney } from '../../document/use-money.ts';
import sheetStyles from '../analysis-sheet.module.css';
import formStyles from '../analysis-form.module.css';
import { DriverSelect } from '../drivers/driver-select.tsx';
import { FailedAnalysisNote } from '../failed-analysis-note.tsx';
import { applyShift } from './apply-shift.ts';
import { driverLevels } from '../drivers/driver-levels.ts';
import styles from './reverse-view.module.css';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import { useDriverFormatters } from '../drivers/use-driver-formatters.ts';
import { useAnswer } from '../worker/use-answer.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { column, stack, text } from '../../../../../components/style/class-names.ts';

/** The required value of the driver, as text. */
const Answer = ({ solution, price }: { solution: DriverSolution; price: number }) => {
  const { document, outcome } = useEditor();
  const driverName = useDriverName();
  const { money } = useMoney();
  const { change, level } = useDriverFormatters();
  const { driver, shift } = solution;
  const name = driverName(driver);
  const asked = money(price);
  const by = change(driver, { amount: shift, apply: 'shift' });
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

const NoAnswer = ({ name, isUnused }: { name: string; isUnused: boolean }) =>
  isUnused ? (
    <Trans>«{name}» no interviene en los métodos elegidos: elige otra hipótesis.</Trans>
  ) : (
    <Trans>
      Ningún valor razonable de «{name}» lleva a ese precio. Prueba con otra hipótesis o con otro
      precio.
    </Trans>
  );

/** The latest answer: the required value of the driver, or the reason why no value results in the price. */
const ReverseAnswer = () => {
  const { document } = useEditor();
  const driverName = useDriverName();
  const analysed = useAnalysedDocument();
  const { driver, price } = analysisSettings(document).reverse;
  const question = useMemo(
    () => (price === null ? null : { inputs: analysed, driver, price }),
    [analysed, driver, price],
  );
  const answer = useAnswer('reverse', question);
  const isAsked = price !== null && answer?.driver === driver && answer.price === price;
  const solution = isAsked ? answer.solution : null;
  const sentence = !isAsked ? null : solution === null ? (
    <NoAnswer name={driverName(driver)} isUnused={answer.isUnused} />
  ) : (
    <Answer solution={solution} price={price} />
  );
  return (
    <div className={column({ gap: 12, align: 'start' }, styles.answer)}>
      {sentence !== null && (
        <p className={solution ? styles.sentence : sheetStyles.help}>{sentence}</p>
      )}
      <DelayedAnnouncement of={sentence === null ? '' : `${driver} ${price} ${solution?.shift}`}>
        {sentence}
      </DelayedAnnouncement>
      {answer === null && <FailedAnalysisNote />}
      {solution !== null && price !== null && <ApplyButton solution={solution} price={price} />}
    </div>
  );
};

/** The reverse valuation: the value that one driver needs for the equity to be worth a given price. */
export const ReverseView = () => {
  const { t } = useLingui();
  const { document, outcome, put } = useEditor();
  const { money, currencySign } = useMoney();
  const reverse = analysisSettings(document).reverse;
  const { range } = finalEquity(outcome);
  const central = range === null ? '–' : money(range.central);
  return (
    <section className={`${sheetStyles.sheet} ${styles.narrow}`}>
      <h2 className={text('size-15', 'line-22', 'strong')}>
        <Trans>¿Qué tendría que cumplirse para valer otra cosa?</Trans>
      </h2>
      <p className={sheetStyles.help}>
        <Trans>
          Ahora vale {central}. Escribe un precio por los fondos propios y elige la hipótesis que lo
          explicaría; las demás quedan como están.
        </Trans>
      </p>
      <div className={stack({ gap: [12, 20] }, formStyles.form)}>
        <NumberField
          path="analysis.reverse.price"
          label={t`Precio de los fondos propios`}
          unit={currencySign}
          size="sm"
        />
        <DriverSelect
          label={t`Hipótesis`}
          drivers={usedMovableDrivers(document)}
          value={reverse.driver}
          onChoose={(chosen) => put('analysis.reverse', { ...reverse, driver: chosen })}
        />
      </div>
      <ReverseAnswer />
    </section>
  );
};
