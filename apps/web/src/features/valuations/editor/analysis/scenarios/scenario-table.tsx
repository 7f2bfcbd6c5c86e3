import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { AnalysisNote } from '../../result/analysis-note.tsx';
import { NameField } from './name-field.tsx';
import { finalEquity } from '../../figures/final-equity.ts';
import { optionTerms } from '../../terms/option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import {
  type Scenario,
  scenarioMovePath,
  scenarioPath,
} from '@valia/domain/valuation-analysis/analysis-cells.ts';
import { driverLevels } from '../drivers/driver-levels.ts';
import {
  scenarioMoveApply,
  type MovedDriver,
  movedDrivers,
  removeMovedDriver,
  removeScenario,
  scenariosOf,
} from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { ScenarioResultRows } from './scenario-result-rows.tsx';
import styles from './scenarios-view.module.css';
import { useDriverFormatters } from '../drivers/use-driver-formatters.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';
import { useDriverName } from '../drivers/use-driver-name.ts';
import { box, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  table: box({ collapse: true }, text('size-13', 'line-16'), styles.table),
  scenarioName: row({ gap: 4, align: 'center', justify: 'between' }, styles.scenarioName),
};

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
            <span className={looks.scenarioName}>
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

/** A driver's value in the base case: one figure, or its first and last year. */
const BaseLevel = ({ driver }: Pick<MovedDriver, 'driver'>) => {
  const { document, outcome } = useEditor();
  const { level } = useDriverFormatters();
  const levels = driverLevels(document, outcome, driver);
  if (levels === null) return '–';
  const first = level(driver, levels.first);
  const last = level(driver, levels.last);
  return first === last ? first : `${first} → ${last}`;
};

/** A note that changing the driver has no effect with the current methods. */
const UnusedNote = ({ driver }: Pick<MovedDriver, 'driver'>) => {
  const { document } = useEditor();
  if (usedMovableDrivers(document).includes(driver)) return null;
  return (
    <AnalysisNote negative>
      <Trans>Esta hipótesis no interviene en los métodos elegidos: quítala.</Trans>
    </AnalysisNote>
  );
};

interface MoveCellProps {
  scenario: Scenario;
  moved: MovedDriver;
}

/** The change of a driver in one scenario; also the kind of change, when the scenarios use different kinds. */
const MoveCell = ({ scenario, moved }: MoveCellProps) => {
  const { term } = useDescriptions();
  const driverName = useDriverName();
  const apply = scenarioMoveApply(scenario, moved);
  const own = moved.apply === null ? term(optionTerms.moves[apply]) : null;
  const names = [driverName(moved.driver), scenario.name, ...(own === null ? [] : [own])];
  return (
    <>
      <NumberField
        path={scenarioMovePath(scenario.id, moved.driver, apply)}
        label={names.join(', ')}
        labelHidden
        size="sm"
      />
      {own !== null && <small aria-hidden>{own}</small>}
    </>
  );
};

const MoveRow = ({ moved }: { moved: MovedDriver }) => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const driverName = useDriverName();
  const { driver, apply: shared } = moved;
  const name = driverName(driver);
  return (
    <tr>
      <th scope="row">
        <span className={row({ gap: 4, align: 'center', justify: 'between' })}>
          <span>
            {name}
            {shared !== null && <small>{term(optionTerms.moves[shared])}</small>}
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
      {scenariosOf(document).map((scenario) => (
        <td key={scenario.id}>
          <MoveCell scenario={scenario} moved={moved} />
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
      <td>
        <NumberField
          path="baseProbability"
          label={t`Probabilidad del caso base`}
          labelHidden
          size="sm"
        />
      </td>
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

/** The base case and the scenarios side by side, one column each. */
export const ScenarioTable = ({ compared }: { compared: AnalysisAnswers['scenarios'] }) => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const { term } = useDescriptions();
  return (
    <div className={box({ scroll: 'x' })}>
      <table className={looks.table} aria-label={t`Escenarios`}>
        <thead>
          <ScenarioHeads />
        </thead>
        <tbody>
          {movedDrivers(document).map((moved) => (
            <MoveRow key={moved.driver} moved={moved} />
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
