import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  chooseMultipleOrigin,
  dealEvidenceOf,
} from '@valia/domain/valuation-choices/choose-multiple-origin.ts';
import {
  chosenKinds,
  hasSectorMultiple,
  multipleField,
  originOf,
  removeMultiple,
  applySectorMultiple,
  weightField,
} from '@valia/domain/valuation-choices/multiple-edits.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { isListedComparable } from '@valia/valuation/multiples/known-comparables.ts';
import type { ComparableType, MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useComparableSpread } from './use-comparable-spread.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSegments } from '../../fields/use-segments.ts';
import { NewerEdition } from './newer-edition.tsx';
import { SectorOrigin } from './sector-origin.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';

const points = ['low', 'central', 'high'] as const;

interface OfKind {
  kind: MultipleKind;
}

const OriginChoice = ({ kind }: OfKind) => {
  const { t } = useLingui();
  const { document, change, sectors } = useEditor();
  const { term } = useDescriptions();
  const origin = originOf(document, kind)?.kind ?? 'own';
  const path = `${multipleField(kind)}.origin`;
  const name = term(valuationTerms.multipleKinds[kind]);
  const offered = (['sector', 'comparables', 'own'] as const).filter(
    (candidate) =>
      candidate !== 'sector' || origin === 'sector' || hasSectorMultiple(document, kind, sectors),
  );
  const isOfEvidence = dealEvidenceOf(document, kind) !== null;
  return (
    <div className={styles.wide}>
      <SegmentField
        path={path}
        label={t`Origen de ${name}`}
        labelHidden
        value={isOfEvidence ? 'evidence' : origin}
        options={[
          ...(isOfEvidence ? [{ value: 'evidence' as const, label: t`Operaciones` }] : []),
          ...offered.map((value) => ({
            value,
            label: term(valuationTerms.multipleOrigins[value]),
          })),
        ]}
        onChoose={(chosen) => {
          if (chosen === 'evidence') return;
          change(path, (before) => chooseMultipleOrigin(before, kind, chosen, sectors));
        }}
      />
    </div>
  );
};

const GivenFigures = ({ kind }: OfKind) => {
  const { field } = useDescriptions();
  return points.map((point) => {
    const path = `${multipleField(kind)}.${point}`;
    return <NumberField key={point} path={path} label={field(path)} />;
  });
};

const RestoreSector = ({ kind }: OfKind) => {
  const { document, change, sectors, readOnly } = useEditor();
  const can = !readOnly && hasSectorMultiple(document, kind, sectors);
  return (
    <div className={styles.tools}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={!can}
        onClick={() =>
          change(`${multipleField(kind)}.origin`, (before) =>
            applySectorMultiple(before, kind, sectors),
          )
        }
      >
        <Trans>Recuperar las cifras del sector</Trans>
      </Button>
    </div>
  );
};

/** Prices of private deals already reflect size and illiquidity, so a multiple based on them has no size adjustment. */
const OwnType = ({ kind }: OfKind) => {
  const { document, put } = useEditor();
  const { field } = useDescriptions();
  const options = useSegments<ComparableType>(valuationTerms.ownMultipleTypes);
  const origin = originOf(document, kind);
  if (origin?.kind !== 'own') return null;
  const path = `${multipleField(kind)}.origin.type`;
  return (
    <div className={styles.wide}>
      <SegmentField
        path={path}
        label={field(path)}
        value={isListedComparable(origin) ? 'listed' : 'private-deal'}
        options={options}
        onChoose={(type) => put(path, type)}
      />
    </div>
  );
};

/** The range of the comparables, which is read-only here. */
const ComparedRange = ({ kind }: OfKind) => {
  const { language } = useEditor();
  const { range, isMixed } = useComparableSpread()(kind);
  const text = (value: number): string => formatMultiple(value, { language, decimals: 2 });
  const [low, central, high] =
    range === null ? [] : [text(range.low), text(range.central), text(range.high)];
  return (
    <p className={`${styles.origin} ${styles.wide}`}>
      {low === undefined ? (
        <Trans>Saldrá de tus comparables: añádelos más abajo.</Trans>
      ) : isMixed ? (
        <Trans>
          De tus comparables, más abajo, con el ajuste por tamaño ya aplicado a las cotizadas: bajo{' '}
          {low}, central {central}, alto {high}.
        </Trans>
      ) : (
        <Trans>
          De tus comparables, más abajo: bajo {low}, central {central}, alto {high}.
        </Trans>
      )}
    </p>
  );
};

const OfEvidence = () => (
  <p className={`${styles.origin} ${styles.wide}`}>
    <Trans>
      Sale de la fuente elegida arriba y sigue al EBITDA. Elige «Propio» para escribirlo.
    </Trans>
  </p>
);

const OriginFields = ({ kind }: OfKind) => {
  const { t } = useLingui();
  const { document } = useEditor();
  switch (originOf(document, kind)?.kind) {
    case 'comparables':
      return <ComparedRange kind={kind} />;
    case 'own':
      if (dealEvidenceOf(document, kind) !== null) return <OfEvidence />;
      return (
        <>
          <GivenFigures kind={kind} />
          <OwnType kind={kind} />
          <div className={styles.wide}>
            <TextField path={`${multipleField(kind)}.origin.note`} label={t`De dónde sale`} />
          </div>
        </>
      );
    default:
      return (
        <>
          <GivenFigures kind={kind} />
          <RestoreSector kind={kind} />
        </>
      );
  }
};

/** A multiple's share among others, the figure that it is applied to, and a button that removes it. */
const AmongOthers = ({ kind }: OfKind) => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { field, term } = useDescriptions();
  if (chosenKinds(document).length === 1) return null;
  const name = term(valuationTerms.multipleKinds[kind]);
  return (
    <>
      <NumberField path={weightField(kind)} label={field(weightField(kind))} />
      {kind === 'priceToEarnings' && (
        <NumberField path="multiples.netIncome" label={field('multiples.netIncome')} />
      )}
      {kind !== 'evToEbitda' && (
        <div className={styles.tools}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={readOnly}
            onClick={() => change('multiples.further', (before) => removeMultiple(before, kind))}
          >
            {t`Quitar ${name}`}
          </Button>
        </div>
      )}
    </>
  );
};

/** One multiple: its source, its three figures, and its share. */
export const MultipleSection = ({ kind }: OfKind) => {
  const { term } = useDescriptions();
  return (
    <StepSection
      title={term(valuationTerms.multipleKinds[kind])}
      help={
        <>
          <SectorOrigin kind={kind} />
          <NewerEdition kind={kind} />
        </>
      }
      columns={3}
    >
      <OriginChoice kind={kind} />
      <OriginFields kind={kind} />
      <StepWarnings codes={['multiple-out-of-order']} below={multipleField(kind)} />
      <AmongOthers kind={kind} />
    </StepSection>
  );
};
