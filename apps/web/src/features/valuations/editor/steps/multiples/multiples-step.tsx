import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  addMultiple,
  chosenKinds,
  weightField,
} from '@valia/domain/valuation-choices/multiple-edits.ts';
import { readNumber } from '@valia/domain/valuation-fields/write-field.ts';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import { formatRate, formatMultiple } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { furtherMultipleKinds, type MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { StepHeading } from '../step-heading.tsx';
import { DelayedAnnouncement } from '../../parts/delayed-announcement.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { ComparablesSection } from './comparables-section.tsx';
import { FigureRow } from '../figure-row.tsx';
import { LadderSection } from './ladder/ladder-section.tsx';
import { MultipleSection } from './multiple-section.tsx';
import { SizeStepSection } from './size-step-section.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { column } from '../../../../../components/style/class-names.ts';

const points = ['low', 'central', 'high'] as const;

/** The multiples not in use yet, as buttons; and the sum of the shares of those in use. */
const FurtherMultiples = () => {
  const { t } = useLingui();
  const { document, change, sectors, readOnly, language } = useEditor();
  const { term } = useDescriptions();
  const chosen = chosenKinds(document);
  const sum = chosen.reduce(
    (total, kind) => total + (readNumber(document, weightField(kind)) ?? 0),
    0,
  );
  const others = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(chosen.length, () => others.current?.focus());
  const sumText = formatRate(sum, { language });
  const isProportional = chosen.length > 1 && Math.abs(sum - 1) > 1e-9;
  const told = isProportional ? t`Los pesos suman ${sumText}: se cuentan en proporción.` : '';
  return (
    <StepSection
      title={<Trans>Otros múltiplos</Trans>}
      help={<Trans>Contrastan al EV/EBITDA; cada uno cuenta según su peso.</Trans>}
      plain
    >
      <div ref={others} className={styles.tools} data-field="multiples.further" tabIndex={-1}>
        {furtherMultipleKinds
          .filter((kind) => !chosen.includes(kind))
          .map((kind) => (
            <Button
              key={kind}
              variant="default"
              size="compact-sm"
              disabled={readOnly}
              leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
              onClick={() =>
                change('multiples.further', (before) => addMultiple(before, kind, sectors))
              }
            >
              {term(valuationTerms.multipleKinds[kind])}
            </Button>
          ))}
      </div>
      {told !== '' && <p className={styles.origin}>{told}</p>}
      <DelayedAnnouncement of={told} />
      <StepWarnings codes={['method-left-out', 'negative-amount-with-multiple']} />
    </StepSection>
  );
};

const RangeBand = () => {
  const { field } = useDescriptions();
  return (
    <StepSection
      title={<Trans>Rango</Trans>}
      help={<Trans>La banda cuenta donde solo hay un múltiplo central.</Trans>}
    >
      <NumberField path="range.multipleBand" label={field('range.multipleBand')} />
    </StepSection>
  );
};

/** A multiple of another base converted to a multiple of EBITDA, in which all are compared. */
const ImpliedEvToEbitda = ({ kind }: { kind: MultipleKind }) => {
  const { document, outcome, language } = useEditor();
  const valueOf = (id: string): number | undefined => outcome.figures[id]?.value;
  // When leases are debt, the enterprise value includes them, and EBITDA is the one before rents.
  const ebitda =
    valueOf(figureId.lease('ebitda')) ??
    valueOf(figureId.account(baseYear(document), 'normalisedEbitda'));
  const equity = valueOf(figureId.multiple(kind, 'equityValue.central'));
  const bridge = valueOf(figureId.bridgeTotal());
  if (kind === 'evToEbitda' || ebitda === undefined || ebitda <= 0) return null;
  if (equity === undefined || bridge === undefined) return null;
  const times = formatMultiple((equity - bridge) / ebitda, { language });
  return (
    <p className={styles.origin}>
      <Trans>Equivale a un EV/EBITDA de {times}.</Trans>
    </p>
  );
};

const FiguresOfKind = ({ kind }: { kind: MultipleKind }) => (
  <>
    <FigureRow figureId={figureId.multiple(kind, 'appliedMultiple.central')} />
    <FigureRow figureId={figureId.multiple(kind, 'equityValue.central')} />
    <ImpliedEvToEbitda kind={kind} />
  </>
);

const MultiplesResult = () => {
  const { document } = useEditor();
  return (
    <StepSection title={<Trans>Resultado</Trans>} plain>
      <div className={column()}>
        <FigureRow figureId={figureId.sizeStep()} />
        {points.map((point) => (
          <FigureRow key={point} figureId={figureId.appliedMultiple(point)} />
        ))}
        {chosenKinds(document).map((kind) => (
          <FiguresOfKind key={kind} kind={kind} />
        ))}
        <FigureRow figureId={figureId.multiplesEnterprise('central')} total />
        <FigureRow figureId={figureId.multiplesEquity('central')} total />
      </div>
    </StepSection>
  );
};

/** Multiples of the sector, of own comparables or of the adviser, adjusted to the company's size. */
export const MultiplesStep = () => {
  const { document } = useEditor();
  return (
    <>
      <StepHeading
        sentence={<Trans>Primero, lo pagado por empresas así; al final, las cotizadas.</Trans>}
      />
      {document.company.sector !== null && <LadderSection />}
      <div className={column({}, styles.form)}>
        <StepWarnings codes={['sector-has-no-ev-multiple', 'negative-ebitda-with-multiple']} />
        {chosenKinds(document).map((kind) => (
          <MultipleSection key={kind} kind={kind} />
        ))}
        <FurtherMultiples />
        <ComparablesSection />
        <SizeStepSection />
        <RangeBand />
        <MultiplesResult />
      </div>
    </>
  );
};
