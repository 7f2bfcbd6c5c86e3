import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import type { LadderRung } from '@valia/domain/valuation-choices/multiple-ladder.ts';
import { dealNoteText } from '@valia/i18n/deal-source-texts.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { dealTerms } from '@valia/i18n/terms/deal-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { dealDistanceOf, dealNotes } from '@valia/valuation/multiples/deal-notes.ts';
import { useRef } from 'react';
import { useEditor } from '../../../document/editor-context.ts';
import { deviationFromDeals } from '../../../figures/deviation-from-deals.ts';
import { useDescriptions } from '../../../fields/use-descriptions.ts';
import { StepWarnings } from '../../step-warnings.tsx';
import { JustificationFields } from './justification-fields.tsx';
import { PlotFrame, PlotAxis, ResultPlot, RungPlot } from './ladder-plot.tsx';
import styles from './ladder.module.css';
import { OtherSources } from './other-sources.tsx';
import { ChangedProposal } from './changed-proposal.tsx';
import { EarlierDeals } from './earlier-deals.tsx';
import { RungSample } from './rung-sample.tsx';
import { type Ladder, useLadder } from './use-ladder.ts';
import { box, column, stack, text } from '../../../../../../components/style/class-names.ts';

const looks = {
  figure: column({ gap: 2, align: 'end', justify: 'center', padY: 8 }, text('fine', 'end')),
};

const field = 'multiples.evToEbitda.origin';

const RungState = ({ rung }: { rung: LadderRung }) => {
  const { change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const { lacks, taken } = rung;
  const name = term(dealTerms.rungs[rung.rung]);
  if (rung.isUsed) {
    return (
      <span className={text('strong')}>
        <Trans>Se usa</Trans>
      </span>
    );
  }
  if (lacks > 0) {
    return (
      <span className={text('dimmed')}>
        <Plural value={lacks} one="Falta # para usarla" other="Faltan # para usarla" />
      </span>
    );
  }
  if (taken === null) return null;
  return (
    <>
      {rung.isProposed && (
        <span className={text('dimmed')}>
          <Trans>Propuesta</Trans>
        </span>
      )}
      {!readOnly && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={({ currentTarget }) => {
            // The button disappears after the choice, so the focus moves to its row, which stays.
            currentTarget.closest('li')?.focus();
            change(field, () => taken);
          }}
        >
          <Trans context="To take one source">Usar</Trans>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
};

const RungRow = ({ ladder, rung, place }: { ladder: Ladder; rung: LadderRung; place: number }) => {
  const { language } = useEditor();
  const { term } = useDescriptions();
  const times = rung.figures && formatMultiple(rung.figures.central, { language });
  return (
    <li
      className={styles.row}
      data-rung={rung.rung}
      data-used={rung.isUsed || undefined}
      data-listed={rung.rung === 'listed' || undefined}
      data-empty={rung.figures === null || undefined}
      tabIndex={-1}
    >
      <div className={box({ padY: 12 }, text('small'), styles.name)}>
        <strong>
          <span className={text('dimmed')}>{place}</span> {term(dealTerms.rungs[rung.rung])}
        </strong>
        <span className={text('dimmed')}>
          <RungSample rung={rung} set={ladder.set} />
        </span>
      </div>
      <PlotFrame ladder={ladder}>
        <RungPlot ladder={ladder} rung={rung} />
      </PlotFrame>
      <div className={looks.figure}>
        <span className={styles.times}>{times ?? <Trans>n. d.</Trans>}</span>
        <RungState rung={rung} />
      </div>
    </li>
  );
};

const DistanceText = ({ id }: { id: string }) => {
  const { outcome, language } = useEditor();
  const times = outcome.figures[id]?.value;
  if (times === undefined) return null;
  const rate = deviationFromDeals(times, language);
  return (
    <span className={dealDistanceOf(times) === 'silent' ? text('dimmed') : text('strong')}>
      <Trans>{rate} sobre pymes</Trans>
    </span>
  );
};

const ResultRow = ({ ladder }: { ladder: Ladder }) => {
  const { language } = useEditor();
  const times = ladder.result === null ? null : formatMultiple(ladder.result, { language });
  return (
    <li className={styles.row} data-result>
      <div className={box({ padY: 12 }, text('small'), styles.name)}>
        <strong>
          <Trans>Tu resultado</Trans>
        </strong>
        <span className={text('dimmed')}>
          <Trans>Valor de empresa ÷ EBITDA normalizado</Trans>
        </span>
      </div>
      <PlotFrame ladder={ladder}>
        <ResultPlot ladder={ladder} />
      </PlotFrame>
      <div className={looks.figure}>
        <span className={styles.times}>{times ?? <Trans>n. d.</Trans>}</span>
        <DistanceText id={figureId.resultDealDistance()} />
      </div>
    </li>
  );
};

const Notes = () => {
  const { i18n } = useLingui();
  const { document, outcome, language } = useEditor();
  const notes = dealNotes(document, outcome.figures);
  if (notes.length === 0) return null;
  return (
    <ul className={column({ gap: 4 }, text('dimmed'), styles.notes)}>
      {notes.map((note) => (
        <li key={note.code}>{dealNoteText(note, (message) => i18n._(message), language)}</li>
      ))}
    </ul>
  );
};

const Head = ({ ladder }: { ladder: Ladder }) => {
  const { t } = useLingui();
  const { language } = useEditor();
  const { term } = useDescriptions();
  const chosen = ladder.chosen === null ? '' : formatMultiple(ladder.chosen, { language });
  return (
    <li className={`${styles.row} ${styles.head}`}>
      <div className={box({ padY: 12 }, text('small'), styles.name)}>
        <Trans>De más a menos cercana</Trans>
      </div>
      <PlotAxis ladder={ladder} chosenText={t`Elegido ${chosen}`} />
      <div className={looks.figure}>
        <span>{term(valuationTerms.multipleKinds.evToEbitda)}</span>
        <DistanceText id={figureId.dealDistance()} />
      </div>
    </li>
  );
};

/** The evidence for EV/EBITDA on one axis, the closest first and listed companies last; any of it can be chosen. */
export const LadderSection = () => {
  const ladder = useLadder();
  const list = useRef<HTMLOListElement>(null);
  const focusUsed = () => list.current?.querySelector<HTMLElement>('[data-used]')?.focus();
  return (
    <div className={styles.whole}>
      <ChangedProposal focusUsed={focusUsed} />
      <EarlierDeals focusUsed={focusUsed} />
      <ol ref={list} className={column({}, styles.ladder)} data-field={field} tabIndex={-1}>
        <Head ladder={ladder} />
        {ladder.rungs.map((rung, index) => (
          <RungRow key={rung.rung} ladder={ladder} rung={rung} place={index + 1} />
        ))}
        <ResultRow ladder={ladder} />
      </ol>
      <Notes />
      <StepWarnings
        codes={['multiple-far-from-deals', 'ebitda-beyond-deals', 'multiple-of-financial-company']}
      />
      <div className={stack({ gap: 24, columns: 2 }, styles.below)}>
        <OtherSources ladder={ladder} />
        <JustificationFields />
      </div>
    </div>
  );
};
