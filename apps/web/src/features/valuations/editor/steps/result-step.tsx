import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditor } from '../editor-context.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { TextField } from '../fields/text-field.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { FootballField } from '../result/football-field.tsx';
import { MissingResult } from '../result/missing-result.tsx';
import { ResultFigures } from '../result/result-figures.tsx';
import { SensitivityGridView } from '../result/sensitivity-grid-view.tsx';
import { BridgeChart } from '../result/bridge-chart.tsx';
import { useDescriptions } from '../use-descriptions.ts';
import { useMoney } from '../use-money.ts';
import styles from './result-step.module.css';

const Warnings = () => {
  const { outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const { issue: textOf } = useDescriptions();
  const warnings = outcome.issues.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>
        <Trans>Avisos</Trans>
      </h2>
      <ul>
        {warnings.map((issue) => (
          <li key={`${issue.code}-${issue.field}`} className={styles.warning}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <span>{textOf(issue)}</span>
            <button type="button" className={styles.link} onClick={() => goToField(issue.field)}>
              <Trans>Ver</Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Analysis = () => (
  <>
    <ResultFigures />
    <div className={styles.pair}>
      <section className={styles.sheet}>
        <FootballField />
      </section>
      <section className={styles.sheet}>
        <BridgeChart />
      </section>
    </div>
    <section className={styles.sheet}>
      <SensitivityGridView />
    </section>
  </>
);

const Finding = () => {
  const { outcome } = useEditor();
  const { money } = useMoney();
  const range = outcome.result?.equityValue;
  if (range === undefined) return <Trans>Completa los datos que faltan para ver el valor.</Trans>;
  const [low, high] = [money(range.low), money(range.high)];
  return (
    <Trans>
      Los fondos propios valen entre {low} y {high}.
    </Trans>
  );
};

/** The whole answer on one page: value, ranges by method, the way to the equity, warnings, and the adviser's words. */
export const ResultStep = () => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  return (
    <div className={styles.step}>
      <StepHeading sentence={<Finding />} />
      <div className={styles.content}>
        {outcome.result === null ? (
          <section className={styles.sheet}>
            <MissingResult />
          </section>
        ) : (
          <Analysis />
        )}
        <Warnings />
        <section className={styles.sheet}>
          <TextField
            path="conclusion"
            multiline
            label={t`Conclusión`}
            help={t`Tu opinión como asesor: qué valor defiendes y por qué. Se imprime en el informe.`}
          />
        </section>
      </div>
    </div>
  );
};
