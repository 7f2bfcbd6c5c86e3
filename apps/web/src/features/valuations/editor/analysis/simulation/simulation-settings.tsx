import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconDice5, IconX } from '@tabler/icons-react';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { distributionPath } from '@valia/domain/valuation-analysis/analysis-cells.ts';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { isDistribution } from '@valia/valuation/monte-carlo/distribution.ts';
import type { UncertainDriver } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { optionTerms } from '../../terms/option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import formStyles from '../analysis-form.module.css';
import { AddDriver } from '../drivers/add-driver.tsx';
import {
  addUncertainDriver,
  chooseDistribution,
  distributionKinds,
  distributionParameters,
  removeUncertainDriver,
} from '@valia/domain/valuation-analysis/uncertain-driver-edits.ts';
import { CorrelationsSection } from './correlations-section.tsx';
import styles from './simulation-view.module.css';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { box, classNames, stack, text } from '../../../../../components/style/class-names.ts';

const looks = { drivers: box({ borderTop: 'plain' }) };

const useParameterNames = () => {
  const { t } = useLingui();
  return {
    mean: t`Media`,
    deviation: t({ message: 'Desviación', context: 'Of simulated values' }),
    minimum: t`Mínimo`,
    mode: t`Más probable`,
    maximum: t`Máximo`,
  };
};

const DistributionSelect = ({ uncertain }: { uncertain: UncertainDriver }) => {
  const { t } = useLingui();
  const { change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const driverName = useDriverName();
  const name = driverName(uncertain.driver);
  return (
    <NativeSelect
      size="xs"
      label={t`Distribución`}
      aria-label={t`Distribución de ${name}`}
      disabled={readOnly}
      value={uncertain.distribution.kind}
      data={distributionKinds.map((kind) => ({
        value: kind,
        label: term(optionTerms.distributions[kind]),
      }))}
      onChange={(event) => {
        const kind = distributionKinds.find((one) => one === event.currentTarget.value);
        if (kind !== undefined)
          change('analysis.monteCarlo', (before) =>
            chooseDistribution(before, uncertain.driver, kind),
          );
      }}
    />
  );
};

/** The errors of a simulation driver, as text. */
const Wrongs = ({ uncertain }: { uncertain: UncertainDriver }) => {
  const { document } = useEditor();
  const isUsed = usedMovableDrivers(document).includes(uncertain.driver);
  return (
    <>
      {!isDistribution(uncertain.distribution) && (
        <p className={styles.wrong} role="alert">
          <Trans>
            Revisa esta distribución: mínimo, más probable y máximo en orden; desviación no
            negativa; media lognormal mayor que cero.
          </Trans>
        </p>
      )}
      {!isUsed && (
        <p className={styles.wrong} role="alert">
          <Trans>Esta hipótesis no interviene en los métodos elegidos: quítala.</Trans>
        </p>
      )}
    </>
  );
};

const UncertainRow = ({ uncertain }: { uncertain: UncertainDriver }) => {
  const { t } = useLingui();
  const { change, readOnly } = useEditor();
  const driverName = useDriverName();
  const { term } = useDescriptions();
  const parameterNames = useParameterNames();
  const { driver, apply, distribution } = uncertain;
  const name = driverName(driver);
  return (
    <li className={styles.driver}>
      <div className={classNames(text('medium'), styles.driverName)}>
        {name}
        <small>{term(optionTerms.draws[apply])}</small>
      </div>
      <div className={stack({ gap: 8 }, styles.parameters)}>
        <DistributionSelect uncertain={uncertain} />
        {distributionParameters[distribution.kind].map((parameter) => (
          <NumberField
            key={parameter}
            path={distributionPath(driver, apply, parameter)}
            label={parameterNames[parameter]}
            size="sm"
          />
        ))}
      </div>
      {!readOnly && (
        <ActionIcon
          variant="subtle"
          aria-label={t`Quitar ${name}`}
          onClick={() =>
            change('analysis.monteCarlo', (before) => removeUncertainDriver(before, driver))
          }
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <Wrongs uncertain={uncertain} />
    </li>
  );
};

const SeedField = () => {
  const { t } = useLingui();
  const { put, readOnly } = useEditor();
  const choose = (): void => {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    put('analysis.monteCarlo.seed', seed);
  };
  return (
    <div className={stack({ gap: 8, columns: 'main-end', align: 'end' }, formStyles.withButton)}>
      <NumberField path="analysis.monteCarlo.seed" label={t`Semilla`} size="sm" />
      <Button
        variant="default"
        size="xs"
        disabled={readOnly}
        leftSection={<IconDice5 size={16} stroke={1.5} aria-hidden />}
        onClick={choose}
      >
        <Trans>Otra</Trans>
      </Button>
    </div>
  );
};

/**
 * The uncertain drivers with their distributions, the number of trials, the seed, and the price whose probability is
 * calculated.
 */
export const SimulationSettings = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { drivers } = analysisSettings(document).monteCarlo;
  const others = usedMovableDrivers(document).filter(
    (driver) => !drivers.some((one) => one.driver === driver),
  );
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(drivers.length, () => list.current?.focus());
  return (
    <>
      <ul ref={list} className={looks.drivers} aria-label={t`Hipótesis`} tabIndex={-1}>
        {drivers.map((uncertain) => (
          <UncertainRow key={uncertain.driver} uncertain={uncertain} />
        ))}
      </ul>
      {drivers.length > 1 && <CorrelationsSection />}
      <div className={stack({ gap: [12, 20] }, formStyles.form)}>
        <AddDriver
          label={t`Variar una hipótesis más`}
          action={t`Variar`}
          drivers={others}
          onAdd={(driver) =>
            change('analysis.monteCarlo', (before) => addUncertainDriver(before, driver))
          }
        />
        <NumberField
          path="analysis.monteCarlo.trials"
          label={t`Simulaciones, hasta 100.000`}
          size="sm"
        />
        <SeedField />
      </div>
    </>
  );
};
