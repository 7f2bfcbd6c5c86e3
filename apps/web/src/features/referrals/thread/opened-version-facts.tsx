import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenedVersion } from '@valia/domain/collaborations/request-schemas.ts';
import { formatDate, formatMoney, formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { multipleChainText } from '@valia/i18n/multiple-chain-text.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { MultipleChain } from '@valia/domain/valuations/multiple-chain-schema.ts';
import type { ReactNode } from 'react';
import { MoneyFigure } from '../../../components/money-figure.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './thread.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  facts: stack({ gap: [6, 16], columns: 'main-end', marginTop: 6 }, text('small'), styles.facts),
  years: box(
    { width: 'full', marginTop: 6, collapse: true },
    text('small', 'tabular'),
    styles.years,
  ),
};

type Fact = readonly [name: string, value: string | null];

const useFormats = ({ currency }: OpenedVersion) => {
  const language = useLanguage();
  const or = <Value,>(value: Value | null, format: (value: Value) => string): string | null =>
    value === null ? null : format(value);
  return {
    money: (value: number | null) => or(value, (one) => formatMoney(one, { language, currency })),
    rate: (value: number | null) => or(value, (one) => formatRate(one, { language, decimals: 2 })),
    multiple: (value: number | null) => or(value, (one) => formatMultiple(one, { language })),
    chain: (value: MultipleChain | null) =>
      or(value, (one) => multipleChainText(one, { language })),
    day: (value: string | null) => or(value, (one) => formatDate(one, language, 'long')),
  };
};

/** The result, assumptions and accounts of a completed version. */
export const OpenedVersionFacts = ({ version }: { version: OpenedVersion }) => {
  const { t } = useLingui();
  const { money, rate, multiple, chain, day } = useFormats(version);
  const { enterpriseValue, dcf, multiples } = version;
  const years = version.projectedYears;
  return (
    <div className={stack({ gap: 20 })}>
      <Value version={version} />
      <Facts
        title={<Trans>Resultado</Trans>}
        facts={[
          [t`Valor de empresa`, money(enterpriseValue.central)],
          [t`Por DCF`, money(dcf?.enterpriseValue ?? null)],
          [t`Por múltiplos`, money(multiples?.enterpriseValue ?? null)],
          [t`Deuda financiera neta`, money(version.netFinancialDebt)],
          [t`EBITDA normalizado`, money(version.normalisedEbitda)],
          [t`EV/EBITDA implícito`, multiple(version.impliedEvToEbitda)],
        ]}
      />
      <Facts
        title={<Trans>Hipótesis</Trans>}
        facts={[
          [t`Fecha de valoración`, day(version.valuationDate)],
          [t`Años proyectados`, years === 0 ? null : String(years)],
          [t`Coste de capital (WACC)`, rate(version.weightedAverageCostOfCapital)],
          [t`Crecimiento a perpetuidad`, rate(version.terminalGrowth)],
          [t`Valor terminal sobre el total`, rate(version.terminalValueShare)],
          [t`Múltiplo EV/EBITDA`, chain(version.multipleChain)],
        ]}
      />
      <Years version={version} />
    </div>
  );
};

const Value = ({ version }: { version: OpenedVersion }) => {
  const { t, i18n } = useLingui();
  const { money } = useFormats(version);
  const { equityValue, method } = version;
  const [low, high] = [money(equityValue.low), money(equityValue.high)];
  const methodText = i18n._(valuationTerms.methods[method as keyof typeof valuationTerms.methods]);
  return (
    <div>
      <p className={text('small', 'dimmed')}>{methodText}</p>
      {equityValue.central !== null && (
        <MoneyFigure value={equityValue.central} size="large" currency={version.currency} />
      )}
      {low !== null && high !== null && (
        <p className={text('small', 'dimmed')}>{t`Valor del capital, entre ${low} y ${high}`}</p>
      )}
    </div>
  );
};

const Years = ({ version }: { version: OpenedVersion }) => {
  const { t } = useLingui();
  const { money } = useFormats(version);
  return (
    <section>
      <h3 className={text('small', 'strong')}>
        <Trans>Cuentas</Trans>
      </h3>
      <table className={looks.years}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Año</Trans>
            </th>
            <th scope="col">
              <Trans context="Of a company">Ingresos</Trans>
            </th>
            <th scope="col">{t`EBITDA`}</th>
          </tr>
        </thead>
        <tbody>
          {version.years.map(({ year, revenue, ebitda }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{money(revenue) ?? '–'}</td>
              <td>{money(ebitda) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Facts = ({ title, facts }: { title: ReactNode; facts: readonly Fact[] }) => (
  <section>
    <h3 className={text('small', 'strong')}>{title}</h3>
    <dl className={looks.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}
    </dl>
  </section>
);
