import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { bandOfSector } from '@valia/domain/comparables/band-of-sector.ts';
import type { ComparedSector } from '@valia/domain/comparables/comparable-schemas.ts';
import { formatMultiple, formatNumber } from '@valia/i18n/format.ts';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import styles from './comparable-multiples.module.css';
import { dealsAtSize } from './deals-at-size.ts';
import { DealsText } from './deals-text.tsx';
import { HistoryLine } from './history-line.tsx';
import { SectorChartCell } from './sector-chart-cell.tsx';
import { shortSource } from '../../lib/short-source.ts';
import type { SectorsTableProps } from './sectors-table-props.ts';
import { sharedAxisEnd } from './use-sectors.ts';
import { classNames, stack, text } from '../../components/style/class-names.ts';

/** One card per sector, when there is no room for the table. */
export const SectorCards = ({ compared, groups, dealSize, onTake }: SectorsTableProps) => (
  <div className={stack({ gap: 8 })}>
    {[...groups.mine, ...groups.others].map((sector) => (
      <SectorCard key={sector.code} {...{ sector, compared, dealSize, onTake }} />
    ))}
  </div>
);

interface SectorCardProps extends Pick<SectorsTableProps, 'compared' | 'dealSize' | 'onTake'> {
  sector: ComparedSector;
}

const SectorCard = ({ sector, compared, dealSize, onTake }: SectorCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const times = (value: number): string => formatMultiple(value, { language });
  const { range, own, platform, history } = sector;
  const deals = dealsAtSize(sector, compared, dealSize);
  const band = range === null ? null : bandOfSector(range);
  const [low, central, high] = [band?.low ?? 0, range?.central ?? 0, band?.high ?? 0].map(times);
  const [median, advisers] = [times(platform?.median ?? 0), platform?.advisers ?? 0];
  const firms = formatNumber(range?.firms ?? 0, { language });
  const platformText = platform?.sized
    ? t`${median} (${advisers} asesores, con 1 M€ de EBITDA)`
    : t`${median} (${advisers} asesores)`;
  return (
    <Sheet className={stack({ gap: 4, pad: 12 }, styles.card)}>
      <h2>{sector.names[language]}</h2>
      <SectorChartCell sector={sector} end={sharedAxisEnd(compared.sectors)} deals={deals} />
      <p>
        {range === null ? (
          <Trans>n. d.</Trans>
        ) : (
          t`${low} / ${central} / ${high}, ${firms} empresas`
        )}
      </p>
      {compared.dealCurve !== null && (
        <p>
          <Trans>Pymes</Trans>: <DealsText deals={deals} />
        </p>
      )}
      <p>
        <Trans>Tu mediana</Trans>: {own === null ? '–' : times(own.median)} ·{' '}
        <Trans>Plataforma</Trans>: {platform === null ? <Trans>n. d.</Trans> : platformText}
      </p>
      <p className={classNames(text('dimmed'), styles.source)}>
        {shortSource(compared.edition)} {history.length > 1 && <HistoryLine history={history} />}
      </p>
      <Button variant="default" onClick={() => onTake(sector)}>
        <Trans>Llevar a una valoración</Trans>
      </Button>
    </Sheet>
  );
};
