import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, useId } from 'react';
import { loadTexts } from '../../../../../lib/language.ts';
import { loadChunk } from '../../../../../lib/page/load-chunk.ts';
import { NotRecomputedNote } from '../../result/not-recomputed-note.tsx';
import { ResultTabs } from '../../analysis/result-tabs.tsx';
import { useSimulation } from '../../analysis/worker/use-simulation.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { TextField } from '../../fields/text-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { loadWithFigures } from '../../figures/load-with-figures.ts';
import { finalEquity } from '../../figures/final-equity.ts';
import { AssumptionsToReview } from '../../quick-start/assumptions-to-review.tsx';
import { FrozenNote } from '../../result/frozen-note.tsx';
import { MissingResult } from '../../result/missing-result.tsx';
import { ResultFigures } from '../../result/result-figures.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useMoney } from '../../document/use-money.ts';
import styles from './result-step.module.css';
import { box, column, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  warning: row({ gap: 10, align: 'start', pad: [10, 0], borderBottom: 'plain' }, styles.warning),
  link: box(
    { minWidth: 24, minHeight: 24, pad: 0, border: 'none', background: 'none', cursor: 'pointer' },
    text('small-500', 'text', 'underlined', 'offset-3'),
  ),
};

const AnalysisView = lazy(async () => ({
  default: (await loadWithFigures(() => import('../../analysis/analysis-view.tsx'))).AnalysisView,
}));
const ScenariosView = lazy(async () => ({
  default: (await loadWithFigures(() => import('../../analysis/scenarios/scenarios-view.tsx')))
    .ScenariosView,
}));
const SimulationView = lazy(async () => ({
  default: (await loadWithFigures(() => import('../../analysis/simulation/simulation-view.tsx')))
    .SimulationView,
}));
const ReportTextView = lazy(async () => {
  const [view] = await Promise.all([
    loadChunk(() => import('../../report-text/report-text-view.tsx')),
    loadTexts('report-blocks'),
  ]);
  return { default: view.ReportTextView };
});
const ReverseView = lazy(async () => ({
  default: (await loadChunk(() => import('../../analysis/reverse/reverse-view.tsx'))).ReverseView,
}));

const Warnings = () => {
  const { outcome } = useEditor();
  const { goToField } = useEditorNavigation();
  const { issue: textOf } = useDescriptions();
  const warnings = outcome.issues.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <h2 className={text('body', 'strong')}>
        <Trans context="Of a valuation">Avisos</Trans>
      </h2>
      <ul>
        {warnings.map((issue) => (
          <li key={`${issue.code}-${issue.field}`} className={looks.warning}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <span>{textOf(issue)}</span>
            <button type="button" className={looks.link} onClick={() => goToField(issue.field)}>
              <Trans>Ver</Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Conclusion = () => {
  const { t } = useLingui();
  return (
    <section className={styles.sheet}>
      <TextField
        path="conclusion"
        multiline
        label={t`Conclusión`}
        help={t`Tu opinión como asesor: qué valor defiendes y por qué. Se imprime en el informe como la escribes; para que salga en otro idioma, edita la conclusión en «Texto del informe».`}
      />
    </section>
  );
};

/** Shows one view of the result at a time; the others are loaded on demand. */
const Views = () => {
  const { document, valuation, canRecompute } = useEditor();
  const { view, showView } = useEditorNavigation();
  const simulation = useSimulation(valuation.id, document);
  const panelId = useId();
  return (
    <>
      <ResultTabs view={view} panelId={panelId} onChoose={showView} />
      <div id={panelId} role="tabpanel" tabIndex={-1} className={column({ gap: 16 })}>
        <LazyPart part={view} waiting={<Skeleton height={420} />}>
          {view === 'analysis' && <AnalysisView simulation={simulation} />}
          {view === 'report' && <ReportTextView />}
          {view !== 'analysis' && view !== 'report' && !canRecompute && <NotRecomputedNote />}
          {view === 'scenarios' && canRecompute && <ScenariosView />}
          {view === 'simulation' && canRecompute && <SimulationView simulation={simulation} />}
          {view === 'reverse' && canRecompute && <ReverseView />}
        </LazyPart>
        {view === 'analysis' && (
          <>
            <Warnings />
            <Conclusion />
          </>
        )}
      </div>
    </>
  );
};

const Finding = () => {
  const { outcome } = useEditor();
  const { money } = useMoney();
  const { range } = finalEquity(outcome);
  if (range === null) return <Trans>Completa los datos que faltan para ver el valor.</Trans>;
  const [low, high] = [money(range.low), money(range.high)];
  return (
    <Trans>
      Los fondos propios valen entre {low} y {high}.
    </Trans>
  );
};

/** The complete result: the value, and below it its basis, its sensitivities, and the adviser's texts. */
export const ResultStep = () => {
  const { outcome } = useEditor();
  return (
    <div className={styles.step}>
      <StepHeading sentence={<Finding />} />
      <div className={column({ gap: 16 }, styles.content)}>
        {outcome.result === null ? (
          <>
            <section className={styles.sheet}>
              <MissingResult />
            </section>
            <Warnings />
            <Conclusion />
          </>
        ) : (
          <>
            <ResultFigures />
            <FrozenNote />
            <AssumptionsToReview />
            <Views />
          </>
        )}
      </div>
    </div>
  );
};
