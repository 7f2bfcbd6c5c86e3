import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LeadDetails, LeadValuation } from '@valia/domain/leads/lead-schemas.ts';
import { formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { LargeFigure } from '../../../components/large-figure.tsx';
import { MoneyFigure } from '../../../components/money-figure.tsx';
import type { ReactNode } from 'react';
import { RangeBar } from '../../../components/drawing/range-bar.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { FactList } from '../parts/fact-list.tsx';
import { useLeadTexts } from '../parts/lead-texts.ts';
import styles from './lead-drawer.module.css';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  open: box({ marginLeft: 'auto' }, text('size-13', 'regular')),
  range: row({ justify: 'between' }, text('size-12', 'dimmed', 'tabular'), styles.range),
};

/** The company's own figures, and its value if somebody has valued it. */
export const LeadFigures = ({ details }: { details: LeadDetails }) => {
  const { t, i18n } = useLingui();
  const { sectorOf, provinceOf } = useLeadTexts();
  const { lead, reason, timing, taxId, valuation } = details;
  const facts = [
    { name: t`Sector`, value: sectorOf(lead) },
    { name: t`Provincia`, value: provinceOf(lead) },
    { name: t`NIF`, value: taxId },
    { name: t`Motivo`, value: reason && i18n._(leadTerms.reasons[reason]) },
    { name: t`Plazo`, value: timing && i18n._(leadTerms.timings[timing]) },
  ];
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Cifras</Trans>{' '}
          <span className={styles.meta}>
            <Trans>las que dio la empresa</Trans>
          </span>
        </h3>
        <Figures details={details} />
        <FactList facts={facts.filter(({ value }) => value !== null)} />
      </section>
      {valuation !== null && <LinkedValuation valuation={valuation} />}
    </>
  );
};

const Figures = ({ details: { lead, ebitda } }: { details: LeadDetails }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { annualRevenue } = lead;
  const margin =
    annualRevenue === null || annualRevenue === 0 || ebitda === null
      ? null
      : formatNumber((ebitda / annualRevenue) * 100, { language, decimals: 1 });
  return (
    <div className={stack({ gap: [8, 24] }, styles.figures)}>
      <Figure name={t`Facturación`}>
        {annualRevenue !== null && <MoneyFigure value={annualRevenue} size="small" />}
      </Figure>
      <Figure name={t`EBITDA`}>
        {ebitda !== null && <MoneyFigure value={ebitda} size="small" />}
      </Figure>
      <Figure name={t`Margen`}>
        {margin !== null && <LargeFigure value={margin} unit={' %'} size="small" />}
      </Figure>
    </div>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <span className={styles.meta}>{name}</span>
    <div>{children === false ? '–' : children}</div>
  </div>
);

const LinkedValuation = ({ valuation }: { valuation: LeadValuation }) => {
  const { id, equityCentral } = valuation;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Valoración enlazada</Trans>
        {id !== null && (
          <Link to="/valuation/$id" params={{ id }} className={looks.open}>
            <Trans>Abrir</Trans>
          </Link>
        )}
      </h3>
      {equityCentral === null ? (
        <p className={styles.meta}>
          <Trans>Todavía sin resultado.</Trans>
        </p>
      ) : (
        <Range {...valuation} central={equityCentral} />
      )}
    </section>
  );
};

const Range = ({
  id,
  currency,
  equityLow: low,
  equityHigh: high,
  central,
}: LeadValuation & { central: number }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [from, to] = [low, high].map((value) =>
    value === null ? '' : formatMoney(value, { language, currency }),
  );
  const span = low === null || high === null ? 0 : high - low;
  return (
    <>
      <p className={row({ gap: 12, align: 'baseline', justify: 'between', marginBottom: 8 })}>
        <MoneyFigure value={central} size="medium" currency={currency} />
        <span className={styles.meta}>
          {id === null ? <Trans>valor central, al enviarla</Trans> : <Trans>valor central</Trans>}
        </span>
      </p>
      {low !== null && high !== null && span > 0 && (
        <>
          <RangeBar
            low={low}
            central={central}
            high={high}
            scale={{ minimum: low - span / 3, maximum: high + span / 3, step: span }}
            description={t`De ${from} a ${to}`}
          />
          <p className={looks.range}>
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </>
      )}
    </>
  );
};
