import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SegmentField } from '../fields/segment-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { takeSectorMultiples } from '../model/choose-sector.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { FigureRow } from './figure-row.tsx';
import { SizeStepSection } from './size-step-section.tsx';
import { StepSection } from './step-section.tsx';
import { StepWarnings } from './step-warnings.tsx';
import styles from './steps.module.css';

const points = ['low', 'central', 'high'] as const;

/** Where the sector's figures come from, always beside them. */
const SectorOrigin = () => {
  const { document, language } = useEditor();
  const { origin } = document.multiples.evToEbitda;
  if (origin.kind !== 'sector') return null;
  const sector = findSector(origin.sector)?.names[language] ?? origin.sector;
  const firms = formatNumber(origin.firms, { language });
  return (
    <p className={styles.origin}>
      <Trans>
        {sector}: mínimo, media ponderada y máximo de los agregados sectoriales, no percentiles de
        empresas.
      </Trans>{' '}
      {origin.source} · {origin.region} · {formatDate(origin.date, language)} ·{' '}
      <Trans>{firms} empresas</Trans>
    </p>
  );
};

const useSectorFigures = () => {
  const { document, change, sectors, readOnly } = useEditor();
  return {
    canTake: !readOnly && sectors !== null && document.company.sector !== null,
    take: (): void => {
      if (sectors === null) return;
      change('multiples.evToEbitda.origin', (before) => takeSectorMultiples(before, sectors));
    },
  };
};

const OwnOrigin = () => {
  const { t } = useLingui();
  const { field } = useDescriptions();
  return (
    <>
      <NumberField path="range.multipleBand" label={field('range.multipleBand')} />
      <div className={styles.wide}>
        <TextField path="multiples.evToEbitda.origin.note" label={t`De dónde sale`} />
      </div>
    </>
  );
};

const MultipleFields = () => {
  const { document } = useEditor();
  const { field, term } = useDescriptions();
  const sectorFigures = useSectorFigures();
  return (
    <StepSection title={term(valuationTerms.multiples.evToEbitda)} help={<SectorOrigin />}>
      {points.map((point) => (
        <NumberField
          key={point}
          path={`multiples.evToEbitda.${point}`}
          label={field(`multiples.evToEbitda.${point}`)}
        />
      ))}
      {document.multiples.evToEbitda.origin.kind === 'own' ? (
        <OwnOrigin />
      ) : (
        <div className={styles.tools}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={!sectorFigures.canTake}
            onClick={sectorFigures.take}
          >
            <Trans>Recuperar las cifras del sector</Trans>
          </Button>
        </div>
      )}
    </StepSection>
  );
};

const MultiplesResult = () => (
  <StepSection title={<Trans>Resultado</Trans>} plain>
    <div className={styles.checks}>
      <FigureRow figureId={figureId.sizeStep()} />
      {points.map((point) => (
        <FigureRow key={point} figureId={figureId.appliedMultiple(point)} />
      ))}
      <FigureRow figureId={figureId.multiplesEnterprise('central')} total />
      <FigureRow figureId={figureId.multiplesEquity('central')} total />
    </div>
  </StepSection>
);

/** EV/EBITDA of the sector or the adviser's own, brought to the company's size. */
export const MultiplesStep = () => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const sectorFigures = useSectorFigures();
  return (
    <>
      <StepHeading
        sentence={
          <Trans>Lo que se paga por empresas del sector, ajustado al tamaño de la tuya.</Trans>
        }
        actions={
          <SegmentField
            path="multiples.evToEbitda.origin"
            label={t`Origen del múltiplo`}
            labelHidden
            value={document.multiples.evToEbitda.origin.kind}
            options={[
              { value: 'sector', label: t`Del sector` },
              { value: 'own', label: t`Propio` },
            ]}
            onChoose={(kind) => {
              if (kind === 'own') put('multiples.evToEbitda.origin', { kind: 'own', note: '' });
              else sectorFigures.take();
            }}
          />
        }
      />
      <div className={styles.form}>
        <StepWarnings
          codes={[
            'sector-has-no-ev-multiple',
            'size-counted-twice',
            'negative-ebitda-with-multiple',
          ]}
        />
        <MultipleFields />
        <SizeStepSection />
        <MultiplesResult />
      </div>
    </>
  );
};
