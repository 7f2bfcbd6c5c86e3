import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
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
        {sector}: mínimo, media ponderada y máximo de los agregados sectoriales, no percentiles de empresas.
      </Trans>{' '}
      {origin.source} · {origin.region} · {formatDate(origin.date, language)} · <Trans>{firms} empresas</Trans>
    </p>
  );
};

/** EV/EBITDA of the sector or the adviser's own, brought to the company's size. */
export const MultiplesStep = () => {
  const { t } = useLingui();
  const { document, change, put, sectors, readOnly } = useEditor();
  const { field } = useDescriptions();
  const { origin } = document.multiples.evToEbitda;
  return (
    <>
      <StepHeading
        sentence={<Trans>Lo que se paga por empresas del sector, ajustado al tamaño de la tuya.</Trans>}
        actions={
          <SegmentField
            path="multiples.evToEbitda.origin"
            label={t`Origen del múltiplo`}
            labelHidden
            value={origin.kind}
            options={[
              { value: 'sector', label: t`Del sector` },
              { value: 'own', label: t`Propio` },
            ]}
            onChoose={(kind) => {
              if (kind === 'own') put('multiples.evToEbitda.origin', { kind: 'own', note: '' });
              else if (sectors !== null) {
                change('multiples.evToEbitda.origin', (before) => takeSectorMultiples(before, sectors));
              }
            }}
          />
        }
      />
      <div className={styles.form}>
        <StepWarnings codes={['sector-has-no-ev-multiple', 'size-counted-twice', 'negative-ebitda-with-multiple']} />
        <StepSection title="EV/EBITDA" help={<SectorOrigin />}>
          {points.map((point) => (
            <NumberField
              key={point}
              path={`multiples.evToEbitda.${point}`}
              label={field(`multiples.evToEbitda.${point}`)}
            />
          ))}
          {origin.kind === 'own' ? (
            <>
              <NumberField path="range.multipleBand" label={field('range.multipleBand')} />
              <div className={styles.wide}>
                <TextField path="multiples.evToEbitda.origin.note" label={t`De dónde sale`} />
              </div>
            </>
          ) : (
            <div className={styles.tools}>
              <Button
                variant="default"
                size="compact-sm"
                disabled={readOnly || sectors === null || document.company.sector === null}
                onClick={() => {
                  if (sectors === null) return;
                  change('multiples.evToEbitda.origin', (before) => takeSectorMultiples(before, sectors));
                }}
              >
                <Trans>Recuperar las cifras del sector</Trans>
              </Button>
            </div>
          )}
        </StepSection>
        <SizeStepSection />
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
      </div>
    </>
  );
};
