import { Trans, useLingui } from '@lingui/react/macro';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { shareAtLeast } from '@valia/valuation/statistics/summarise-trials.ts';
import { type ReactNode, useMemo } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { DelayedAnnouncement } from '../../parts/delayed-announcement.tsx';
import { useMoney } from '../../document/use-money.ts';
import sheetStyles from '../analysis-sheet.module.css';
import { ConvergenceChart } from './convergence-chart.tsx';
import { HistogramChart } from './histogram-chart.tsx';
import styles from './simulation-view.module.css';
import type { FinishedSimulation } from '../worker/use-simulation.ts';
import { row, stack } from '../../../../../components/style/class-names.ts';

interface ResultProps {
  finished: FinishedSimulation;
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The probability that the equity is worth at least a given price, computed from the existing trials. */
const PriceQuestion = ({ finished }: ResultProps) => {
  const { t } = useLingui();
  const { document, language } = useEditor();
  const { money, currencySign } = useMoney();
  const { price } = analysisSettings(document).monteCarlo;
  const { values } = finished.result;
  const share = useMemo(
    () => (price === null ? null : shareAtLeast(values, price)),
    [values, price],
  );
  const asked = price === null ? '' : money(price);
  const likely = share === null ? '' : formatRate(share, { language });
  const answer = share !== null && (
    <Trans>
      Vale {asked} o más en el <b>{likely}</b> de las simulaciones.
    </Trans>
  );
  return (
    <div className={stack({ gap: 16, align: 'end', padTop: 16, borderTop: 'plain' }, styles.price)}>
      <NumberField
        path="analysis.monteCarlo.price"
        label={t`Probabilidad de un precio`}
        unit={currencySign}
      />
      <p>{answer}</p>
      <DelayedAnnouncement of={`${asked} ${likely}`}>{answer}</DelayedAnnouncement>
    </div>
  );
};

/** The result of a run: its spread, the precision of its mean, and the probability of a price. */
export const SimulationResult = ({ finished }: ResultProps) => {
  const { language } = useEditor();
  const { money } = useMoney();
  const { result, convergence } = finished;
  const count = (value: number) => formatNumber(value, { language });
  return (
    <>
      <HistogramChart result={result} />
      <section className={sheetStyles.sheet}>
        <dl className={row({ wrap: true }, styles.facts)} data-simulation-figures>
          <Fact name={<Trans>Media</Trans>}>{money(result.mean)}</Fact>
          <Fact name={<Trans context="Of simulated values">Desviación</Trans>}>
            {money(result.deviation)}
          </Fact>
          <Fact name={<Trans>Error estándar de la media</Trans>}>
            {money(result.standardError)}
          </Fact>
          <Fact name={<Trans>Semilla</Trans>}>{String(result.seed)}</Fact>
          <Fact name={<Trans>Simulaciones</Trans>}>{count(result.trials)}</Fact>
          <Fact name={<Trans>Simulaciones repetidas</Trans>}>{count(result.redraws)}</Fact>
        </dl>
        <PriceQuestion finished={finished} />
      </section>
      <ConvergenceChart points={convergence} converged={result.converged} />
    </>
  );
};
