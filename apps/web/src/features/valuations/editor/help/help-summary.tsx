import { Trans, useLingui } from '@lingui/react/macro';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { MoneyFigure } from '../../../../components/money-figure.tsx';
import { useEditor } from '../document/editor-context.ts';
import { finalEquity } from '../figures/final-equity.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useMoney } from '../document/use-money.ts';
import styles from './help-dialog.module.css';
import { box, row, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  ends: row({ gap: [0, 8], justify: 'between', wrap: true }, text('size-12', 'strong', 'tabular')),
};

/** The data of the company that the firm will see, with the panel's own figures. */
export const HelpSummary = () => {
  const { t } = useLingui();
  const { valuation, document, language } = useEditor();
  const { name, sector, province } = document.company;
  const facts = [
    {
      term: valuation.type === 'potential_acquisition' ? t`Empresa objetivo` : t`Empresa`,
      value: name,
    },
    {
      term: t`Sector`,
      value: (sector === null ? null : findSector(sector)?.names[language]) ?? t`No indicado`,
    },
    {
      term: t`Ubicación`,
      value: (province === null ? null : findProvince(province)?.names[language]) ?? t`No indicada`,
    },
  ];
  return (
    <div className={stack({ columns: 'halves', border: 'plain', radius: 6 }, styles.summary)}>
      <dl className={box({ pad: [4, 16], borderRight: 'plain' }, styles.facts)}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Value />
    </div>
  );
};

const Value = () => {
  const { document, outcome } = useEditor();
  const { term } = useDescriptions();
  const { money, whole } = useMoney();
  const { range } = finalEquity(outcome);
  if (range === null)
    return (
      <div className={stack({ gap: 4, minWidth: 0, pad: [12, 16] }, styles.value)}>
        <span className={text('fine', 'dimmed')}>
          <Trans>Valoración media</Trans>
        </span>
        <Trans>Todavía sin resultado</Trans>
      </div>
    );
  const spread = range.high - range.low;
  const place = spread > 0 ? ((range.central - range.low) / spread) * 100 : 50;
  return (
    <div className={stack({ gap: 4, minWidth: 0, pad: [12, 16] }, styles.value)}>
      <span className={text('fine', 'dimmed')}>
        <Trans>Valoración media</Trans>
      </span>
      <MoneyFigure value={whole(range.central)} size="large" currency={document.currency} />
      <span className={text('fine', 'dimmed')}>
        <Trans>Rango</Trans>
      </span>
      <div className={styles.bar} aria-hidden>
        <span style={{ left: `${place.toFixed(2)}%` }} />
      </div>
      <div className={looks.ends}>
        <span>{money(range.low)}</span>
        <span className={text('accent')} aria-hidden>
          {term(valuationTerms.rangePoints.central)}
        </span>
        <span>{money(range.high)}</span>
      </div>
    </div>
  );
};
