import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import {
  addCorrelation,
  removeCorrelation,
  uncorrelatedPairs,
} from '@valia/domain/valuation-analysis/uncertain-driver-edits.ts';
import { correlationFactor } from '@valia/valuation/monte-carlo/correlate-uniforms.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { useDriverName } from '../drivers/use-driver-name.ts';
import styles from './simulation-view.module.css';
import { box, classNames, stack, text } from '../../../../../components/style/class-names.ts';

type Correlation = NonNullable<
  ReturnType<typeof analysisSettings>['monteCarlo']['correlations']
>[number];

const CorrelationRow = ({ correlation, at }: { correlation: Correlation; at: number }) => {
  const { t } = useLingui();
  const { change, readOnly } = useEditor();
  const driverName = useDriverName();
  const [one, other] = correlation.drivers.map(driverName);
  const name = t`${one} y ${other}`;
  return (
    <li className={styles.driver}>
      <div className={classNames(text('medium'), styles.driverName)}>{name}</div>
      <div className={stack({ gap: 8 }, styles.parameters)}>
        <NumberField
          path={`analysis.monteCarlo.correlations.${String(at)}.coefficient`}
          label={t`Coeficiente, de −1 a 1`}
          size="sm"
        />
      </div>
      {!readOnly && (
        <ActionIcon
          variant="subtle"
          aria-label={t`Quitar la correlación de ${name}`}
          onClick={() =>
            change('analysis.monteCarlo', (before) =>
              removeCorrelation(before, correlation.drivers),
            )
          }
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
};

const Impossible = () => (
  <p className={styles.wrong} role="alert">
    <Trans>
      Estas correlaciones no pueden darse a la vez: acerca a 0 alguna de ellas para simular.
    </Trans>
  </p>
);

/** The correlations between uncertain drivers; drivers without one vary independently. */
export const CorrelationsSection = () => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const driverName = useDriverName();
  const { correlations = [], drivers } = analysisSettings(document).monteCarlo;
  const adding = useRef<HTMLSelectElement>(null);
  useFocusAfterRemoval(correlations.length, () => adding.current?.focus());
  const pairs = uncorrelatedPairs(document);
  const order = drivers.map(({ driver }) => driver);
  const isPossible = correlationFactor(order, correlations) !== null;
  return (
    <>
      {pairs.length > 0 && (
        <NativeSelect
          ref={adding}
          className={styles.adding}
          size="xs"
          label={t`Correlaciones`}
          description={t`Dos hipótesis que se mueven a la vez (hasta 1) o al contrario (hasta −1). Las demás varían por su cuenta.`}
          disabled={readOnly}
          value=""
          data={[
            { value: '', label: t`Añade una correlación…` },
            ...pairs.map((pair) => ({
              value: pair.join(' '),
              label: pair.map(driverName).join(' · '),
            })),
          ]}
          onChange={(event) => {
            const pair = pairs.find((one) => one.join(' ') === event.currentTarget.value);
            if (pair !== undefined)
              change('analysis.monteCarlo', (before) => addCorrelation(before, pair));
          }}
        />
      )}
      {correlations.length > 0 && (
        <ul className={box({ borderTop: 'plain' })} aria-label={t`Correlaciones`}>
          {correlations.map((correlation, at) => (
            <CorrelationRow key={correlation.drivers.join(' ')} correlation={correlation} at={at} />
          ))}
        </ul>
      )}
      {!isPossible && <Impossible />}
    </>
  );
};
