import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { usedMovableDrivers } from '@valia/valuation/moves/move-driver.ts';
import { useMemo, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import sheetStyles from '../analysis-sheet.module.css';
import { AddDriver } from '../drivers/add-driver.tsx';
import { isScenarioNameTaken } from '@valia/domain/valuation-analysis/analysis-cells.ts';
import {
  addMovedDriver,
  addScenario,
  toEngineScenarios,
  maxScenarios,
  movedDrivers,
  scenariosOf,
} from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { FailedAnalysisNote } from '../failed-analysis-note.tsx';
import { ScenarioChart } from './scenario-chart.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import { useAnswer } from '../worker/use-answer.ts';
import { column, row, text } from '../../../../../components/style/class-names.ts';

/** The default name of the next scenario, which no other scenario has. */
const useNextName = (): (() => string) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const numbered = (place: number): string => {
    const name = t`Escenario ${place}`;
    return isScenarioNameTaken(document, name) ? numbered(place + 1) : name;
  };
  return () => {
    const count = scenariosOf(document).length;
    const usual = [t`Prudente`, t`Optimista`][count];
    return usual === undefined || isScenarioNameTaken(document, usual)
      ? numbered(count + 1)
      : usual;
  };
};

const ScenarioTools = () => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const nextName = useNextName();
  const moved = movedDrivers(document).map(({ driver }) => driver);
  const others = usedMovableDrivers(document).filter((driver) => !moved.includes(driver));
  const scenarios = scenariosOf(document);
  const adding = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(scenarios.length + moved.length, () => adding.current?.focus());
  const add = (): void => {
    const scenario = { id: crypto.randomUUID(), name: nextName() };
    change('scenarios', (before) => addScenario(before, scenario));
  };
  return (
    <div className={row({ gap: 12, align: 'end', wrap: true })}>
      <Button
        ref={adding}
        variant="default"
        size="sm"
        disabled={readOnly || scenarios.length >= maxScenarios}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={add}
      >
        <Trans>Añadir escenario</Trans>
      </Button>
      {scenarios.length > 0 && (
        <AddDriver
          label={t`Mover una hipótesis más`}
          action={t`Mover`}
          drivers={others}
          onAdd={(driver) => change('scenarios', (before) => addMovedDriver(before, driver))}
        />
      )}
    </div>
  );
};

/** Scenarios beside the base case: their changes, probabilities and values. */
export const ScenariosView = () => {
  const { document } = useEditor();
  const analysed = useAnalysedDocument();
  const { scenarios = [], baseProbability = null } = document;
  const question = useMemo(
    () => ({ inputs: analysed, scenarios: toEngineScenarios({ scenarios, baseProbability }) }),
    [analysed, scenarios, baseProbability],
  );
  const compared = useAnswer('scenarios', question);
  const isEmpty = scenariosOf(document).length === 0;
  return (
    <div className={column({ gap: 16 })}>
      <section className={sheetStyles.sheet}>
        {isEmpty ? (
          <>
            <h2 className={text('size-15', 'line-22', 'strong')}>
              <Trans>¿Y si las cosas van de otra manera?</Trans>
            </h2>
            <p className={sheetStyles.help}>
              <Trans>
                Un escenario mueve una o varias hipótesis del caso base y se valora entero. Con
                probabilidades que sumen 100 %, la del caso base incluida si se la das, tendrás
                también el valor esperado.
              </Trans>
            </p>
          </>
        ) : (
          <ScenarioTable compared={compared ?? null} />
        )}
        {!isEmpty && compared === null && <FailedAnalysisNote />}
        <ScenarioTools />
      </section>
      {!isEmpty && <ScenarioChart compared={compared ?? null} />}
    </div>
  );
};
