import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { leaseRateIterations } from '@valia/valuation/company/solve-circular-values.ts';
import { useEditor } from '../../document/editor-context.ts';
import { SegmentField } from '../../fields/segment-field.tsx';
import {
  chooseLeases,
  type LeaseKind,
  leaseKind,
  leaseKinds,
  solveDocumentLeaseRate,
} from '@valia/domain/valuation-choices/lease-edits.ts';
import { useSegments } from '../../fields/use-segments.ts';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import { column } from '../../../../../components/style/class-names.ts';

const Schedule = () => {
  const { t } = useLingui();
  const { document } = useEditor();
  const schedule = document.leases?.schedule;
  if (schedule === undefined) return null;
  if (schedule.basis === 'annuity') {
    return (
      <SourcedNumber
        path="leases.schedule.years"
        help={t`De media, con las prórrogas que esperes`}
      />
    );
  }
  return (
    <>
      {schedule.commitments.map((_, index) => (
        <SourcedNumber
          key={String(index)}
          path={`leases.schedule.commitments.${String(index)}`}
          help={index === 0 ? t`Lo que hay que pagar por contrato, año por año` : undefined}
        />
      ))}
      <SourcedNumber
        path="leases.schedule.beyond"
        help={t`Suma de los años siguientes: se reparte en pagos iguales`}
      />
    </>
  );
};

const AgreedRate = () => {
  const { document, outcome, change, readOnly } = useEditor();
  const rounds = leaseRateIterations(document, outcome);
  if (outcome.figures[figureId.costOfCapital('costOfDebt')] === undefined) return null;
  return (
    <div className={styles.choice}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={readOnly}
        onClick={() => change('leases.costOfDebt', solveDocumentLeaseRate)}
      >
        <Trans>Tomar el coste de la deuda del WACC</Trans>
      </Button>
      {rounds !== null && (
        <p className={styles.origin} role="status">
          <Trans>Cuadra con el coste de la deuda. Iteraciones: {rounds}.</Trans>
        </p>
      )}
    </div>
  );
};

/** Rents are entered from the close of the base year on, whatever the valuation date. */
const DatedDebt = () => {
  const { document, language } = useEditor();
  const baseYear = document.accounts.years.at(-1)?.year;
  const { valuationDate } = document;
  if (valuationDate === null || baseYear === undefined) return null;
  const close = closingDate(baseYear);
  if (valuationDate <= close) return null;
  const closed = formatDate(close, language);
  const valued = formatDate(valuationDate, language);
  return (
    <p className={styles.origin}>
      <Trans>
        Cuenta las rentas pendientes al {closed}: la deuda no se lleva a la fecha de valoración,{' '}
        {valued}.
      </Trans>
    </p>
  );
};

/** The figures that change when leases are treated as debt. */
const Effects = () => (
  <div className={column()}>
    <FigureRow figureId={figureId.lease('debt')} total />
    <FigureRow figureId={figureId.lease('depreciation')} />
    <FigureRow figureId={figureId.lease('ebitda')} />
    <FigureRow figureId={figureId.lease('ebit')} />
  </div>
);

/**
 * Rents are treated as an expense, as in the Spanish chart of accounts, or as debt, which the enterprise values of
 * listed companies include.
 */
export const LeasesSection = () => {
  const { t } = useLingui();
  const { document, outcome, change } = useEditor();
  const options = useSegments<LeaseKind>(valuationTerms.leaseSchedules);
  const kind = leaseKind(document);
  return (
    <StepSection
      title={<Trans>Arrendamientos</Trans>}
      help={
        <Trans>
          El PGC lleva los alquileres a gasto; el valor de empresa de las cotizadas incluye su deuda
          (NIIF 16). Como deuda, se suman al EBITDA y lo pendiente se resta en el puente.
        </Trans>
      }
      stacked
    >
      <div className={styles.choice}>
        <SegmentField
          path="leases"
          label={t`Alquileres`}
          labelHidden
          value={kind}
          options={options.filter(({ value }) => leaseKinds.includes(value))}
          onChoose={(chosen) => change('leases', (before) => chooseLeases(before, outcome, chosen))}
        />
      </div>
      {document.leases !== undefined && (
        <>
          <StepWarnings codes={['lease-rate-apart-from-cost-of-debt']} />
          <SourcedNumber
            path="leases.rent"
            help={t`Cuenta 621 de los contratos que tomas como deuda`}
          />
          <SourcedNumber
            path="leases.costOfDebt"
            help={t`Antes de impuestos: lo que la empresa pagaría por un préstamo`}
          />
          <AgreedRate />
          <Schedule />
          <DatedDebt />
          <Effects />
        </>
      )}
    </StepSection>
  );
};
