import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMoney, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { BarList } from '../../../components/charts/bar-list.tsx';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';

const mostBars = 8;

type Sectors = DashboardViewOf<'analytics'>['bySector'];

interface SectorBarsProps {
  sectors: Sectors;
  /** Whether each sector's share of the total is shown beside its amount. */
  withShares?: boolean;
}

/** The texts of each sector: its name, its amount, and its share of the total. */
const useSectorTexts = (sectors: Sectors) => {
  const { t } = useLingui();
  const language = useLanguage();
  const total = sectors.reduce((sum, { amount }) => sum + amount, 0);
  return sectors.map(({ sector, counted, amount }) => {
    const shareWith = (decimals: number): string =>
      total > 0 ? formatRate(amount / total, { language, decimals }) : '–';
    return {
      sector,
      amount,
      name: sector === null ? t`Sin sector` : sectorName(sector, language),
      count: formatNumber(counted, { language }),
      money: formatMoney(amount, { language }),
      share: shareWith(1),
      roundShare: shareWith(0),
    };
  });
};

type SectorTexts = ReturnType<typeof useSectorTexts>[number];

const SectorName = ({ sector, name }: SectorTexts) =>
  sector === null ? (
    name
  ) : (
    <Link to="/valuations" search={{ status: 'completed', sector }}>
      {name}
    </Link>
  );

const LargestSector = ({ largest }: { largest: SectorTexts | undefined }) => {
  if (largest === undefined || largest.amount <= 0)
    return <Trans>Ningún sector suma importe todavía</Trans>;
  const { name, roundShare: part } = largest;
  return (
    <Trans>
      {name}: el {part} del importe
    </Trans>
  );
};

/** The total value of the completed valuations by sector; sectors beyond the eighth are only in the table. */
export const SectorBars = ({ sectors, withShares = false }: SectorBarsProps) => {
  const { t } = useLingui();
  const texts = useSectorTexts(sectors);
  const more = texts.length - mostBars;
  const table = {
    head: [t`Sector`, t`Completadas`, t`Importe`, t`Parte`],
    rows: texts.map(({ name, count, money, share }) => [name, count, money, share]),
  };
  return (
    <ChartSheet
      inSheet
      subject={<Trans>Sectores · importe de las completadas</Trans>}
      finding={<LargestSector largest={texts[0]} />}
      table={texts.length === 0 ? null : table}
    >
      <BarList
        label={t`Importe por sector`}
        bars={texts.slice(0, mostBars).map((one) => ({
          key: one.sector ?? '',
          name: <SectorName {...one} />,
          value: one.amount,
          text: one.money,
          ...(withShares && { note: one.share }),
          color: 'var(--c1)',
        }))}
      />
      {more > 0 && (
        <p>{t`${plural(more, { one: 'Y # sector más, en la tabla.', many: 'Y # de sectores más, en la tabla.', other: 'Y # sectores más, en la tabla.' })}`}</p>
      )}
    </ChartSheet>
  );
};
