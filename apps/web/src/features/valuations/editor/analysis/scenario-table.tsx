import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { usedMovableDrivers } from '@valia/valuation/move-driver.ts';
import { useEditor } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { AnalysisNote } from './analysis-note.tsx';
import { NameField } from './name-field.tsx';
import { finalEquity } from '../model/final-equity.ts';
import { optionTerms } from '../model/option-terms.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { scenarioMovePath, scenarioPath } from './model/analysis-cells.ts';
import { driverLevels } from './model/driver-levels.ts';
import {
  type MovedDriver,
  movedDrivers,
  removeMovedDriver,
  removeScenario,
  scenariosOf,
} from './model/scenario-edits.ts';
import { ScenarioResultRows } from './scenario-result-rows.tsx';
import styles from './scenarios-view.module.css';
import { useMoveText } from './use-move-text.ts';
import type { AnalysisAnswers } from './worker/analysis-question.ts';
import { useDriverName } from './use-driver-name.ts';

const ScenarioHeads = () => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  return (
    <tr>
      <th scope="col">
        <Trans>Hipótesis</Trans>
      </th>
      <th scope="col">
        <Trans>Caso base</Trans>
      </th>
      {scenariosOf(document).map(({ id, name }, place) => {
        const number = place + 1;
        return (
          <th key={id} scope="col" aria-label={name}>
            <span className={styles.scenarioName}>
              <NameField
                path={scenarioPath(id, 'name')}
                label={t`Nombre del escenario ${number}`}
              />
              {!readOnly && (
                <ActionIcon
                  variant="subtle"
                  aria-label={t`Quitar ${name}`}
                  onClick={() => change('scenarios', (before) => removeScenario(before, id))}
                >
                  <IconX size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              )}
            </span>
          </th>
        );
      })}
    </tr>
  );
};

/** What a driver is in the base case: one figure, or its first and last year. */
const BaseLevel = ({ driver }: Pick<MovedDriver, 'driver'>) => {
  const { document, outcome } = useEditor();
  const { level } = useMoveText();
  const levels = driverLevels(document, outcome, driver);
  if (levels === null) return '–';
  const first = level(driver, levels.first);
  const last = level(driver, levels.last);
  return first === last ? first : `${first} → ${last}`;
};

/** Moving it changes nothing since the methods are others. */
const UnusedNote = ({ driver }: Pick<MovedDriver, 'driver'>) => {
  const { document } = useEditor();
  if (usedMovableDrivers(document).includes(driver)) return null;
  return (
    <AnalysisNote negative>
      <Trans>Esta hipótesis no cuenta con los métodos elegidos: quítala.</Trans>
    </AnalysisNote>
  );
};

const MoveRow = ({ driver, apply }: MovedDriver) => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const driverName = useDriverName();
  const name = driverName(driver);
  return (
    <tr>
      <th scope="row">
        <span className={styles.rowName}>
          <span>
            {name}
            <small>{term(optionTerms.moves[apply])}</small>
          </span>
          {!readOnly && (
            <ActionIcon
              variant="subtle"
              aria-label={t`No mover ${name}`}
              onClick={() => change('scenarios', (before) => removeMovedDriver(before, driver))}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </span>
        <UnusedNote driver={driver} />
      </th>
      <td>
        <BaseLevel driver={driver} />
      </td>
      {scenariosOf(document).map(({ id, name: scenario }) => (
        <td key={id}>
          <NumberField
            path={scenarioMovePath(id, driver, apply)}
            label={`${name}, ${scenario}`}
            labelHidden
            size="sm"
          />
        </td>
      ))}
    </tr>
  );
};

const ProbabilityRow = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  return (
    <tr>
      <th scope="row">
        <Trans>Probabilidad</Trans>
      </th>
      <td>–</td>
      {scenariosOf(document).map(({ id, name }) => (
        <td key={id}>
          <NumberField
            path={scenarioPath(id, 'probability')}
            label={t`Probabilidad de ${name}`}
            labelHidden
            size="sm"
          />
        </td>
      ))}
    </tr>
  );
};

/** The scenarios side by side with the base case: one column each. */
export const ScenarioTable = ({ compared }: { compared: AnalysisAnswers['scenarios'] }) => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const { term } = useDescriptions();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t`Escenarios`}>
        <thead>
          <ScenarioHeads />
        </thead>
        <tbody>
          {movedDrivers(document).map((moved) => (
            <MoveRow key={moved.driver} {...moved} />
          ))}
          <ProbabilityRow />
        </tbody>
        <tbody aria-label={term(finalEquity(outcome).name)}>
          <ScenarioResultRows compared={compared} />
        </tbody>
      </table>
    </div>
  );
};
