import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { bandOfSector } from '@valia/domain/comparables/band-of-sector.ts';
import type { ComparedSector } from '@valia/domain/comparables/comparable-schemas.ts';
import { formatMultiple, formatNumber } from '@valia/i18n/format.ts';
import { Sheet } from '../../components/sheet.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './comparable-multiples.module.css';
import { dealsAtSize } from './deals-at-size.ts';
import { formatMillions } from './format-millions.ts';
import { DealsText } from './deals-text.tsx';
import { HistoryLine } from './history-line.tsx';
import { SectorCards } from './sector-cards.tsx';
import { SectorChartCell } from './sector-chart-cell.tsx';
import { sharedAxisEnd } from './use-sectors.ts';
import type { SectorsTableProps } from './sectors-table-props.ts';
import { shortSource } from '../../lib/short-source.ts';
import { box, classNames, row, text } from '../../components/style/class-names.ts';

const looks = {
  table: box({ width: 'full', collapse: true }, text('small', 'tabular'), styles.table),
};

/** All sectors on one axis, those of the user's valuations first. */
export const SectorsTable = (props: SectorsTableProps) => {
  const { t } = useLingui();
  const { compared, groups, dealSize } = props;
  const isWide = useTableFits(1180);
  if (!isWide) return <SectorCards {...props} />;
  const named = [
    { name: t`Sectores de tus valoraciones`, sectors: groups.mine },
    { name: t`Otros sectores`, sectors: groups.others },
  ].filter(({ sectors }) => sectors.length > 0);
  return (
    <Sheet>
      <div className={box({ scroll: 'x' })}>
        <table className={looks.table}>
          <caption className={text('spoken')}>
            <Trans>Múltiplos por sector</Trans>
          </caption>
          <SectorsHead compared={compared} />
          {named.map(({ name, sectors }) => (
            <SectorGroup key={name} name={name} sectors={sectors} {...props} />
          ))}
        </table>
      </div>
      <SectorsKey
        dealSize={compared.dealCurve === null ? null : dealSize}
        hasHistory={compared.editions.length > 1}
      />
    </Sheet>
  );
};

const SectorsHead = ({ compared }: Pick<SectorsTableProps, 'compared'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const end = sharedAxisEnd(compared.sectors);
  const names = [t`Mín.`, t`Media`, t`Máx.`, t`Empresas`];
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Sector</Trans>
        </th>
        <th scope="col" className={styles.axisHead} aria-label={t`Agregados sectoriales`}>
          <span className={box({ display: 'block' })}>
            <Trans>Agregados sectoriales</Trans>
          </span>
          <span className={row({ justify: 'between' })} aria-hidden>
            <span>0</span>
            <span>{formatNumber(end / 2, { language, decimals: end % 2 === 0 ? 0 : 1 })}</span>
            <span>{formatMultiple(end, { language, decimals: 0 })}</span>
          </span>
        </th>
        {names.map((name) => (
          <th key={name} scope="col" data-end>
            {name}
          </th>
        ))}
        <th scope="col">
          <Trans>Histórico</Trans>
        </th>
        <th scope="col" data-end>
          <Trans>Pymes</Trans>
        </th>
        <th scope="col" data-end>
          <span className={styles.circleKey} aria-hidden /> <Trans>Tu mediana</Trans>
        </th>
        <th scope="col" data-end>
          <span className={styles.squareKey} aria-hidden /> <Trans>Plataforma</Trans>
        </th>
        <th scope="col">
          <Trans>Fuente y fecha</Trans>
        </th>
        <th scope="col">
          <VisuallyHidden>{t`Acciones`}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
};

interface SectorGroupProps extends SectorsTableProps {
  name: string;
  sectors: ComparedSector[];
}

const SectorGroup = ({ name, sectors, ...props }: SectorGroupProps) => (
  <tbody>
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={12}>
        {name} <span>{sectors.length}</span>
      </th>
    </tr>
    {sectors.map((sector) => (
      <SectorRow key={sector.code} sector={sector} {...props} />
    ))}
  </tbody>
);

const SectorRow = ({
  sector,
  compared,
  dealSize,
  onTake,
}: SectorsTableProps & { sector: ComparedSector }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const source = shortSource(compared.edition);
  const deals = dealsAtSize(sector, compared, dealSize);
  const { range, names, history } = sector;
  const name = names[language];
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      <td>
        <SectorChartCell sector={sector} end={sharedAxisEnd(compared.sectors)} deals={deals} />
      </td>
      <RangeCells range={range} />
      <td>
        <HistoryLine history={history} />
      </td>
      <td data-end>{compared.dealCurve === null ? '–' : <DealsText deals={deals} />}</td>
      <MedianCells sector={sector} />
      <td className={classNames(text('dimmed'), styles.source)}>{source}</td>
      <td>
        <ActionIcon
          size={28}
          aria-label={t`Llevar a una valoración: ${name}`}
          onClick={() => onTake(sector)}
        >
          <IconArrowRight size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
};

/** The lowest, mean and highest value, and the number of firms behind them. */
const RangeCells = ({ range }: Pick<ComparedSector, 'range'>) => {
  const language = useLanguage();
  const band = range === null ? null : bandOfSector(range);
  const times = (value: number | undefined): string =>
    value === undefined ? '–' : formatMultiple(value, { language });
  return (
    <>
      <td data-end data-own-band={band?.isOwn}>
        {times(band?.low)}
      </td>
      <td data-end data-mean>
        {times(range?.central)}
      </td>
      <td data-end data-own-band={band?.isOwn}>
        {times(band?.high)}
      </td>
      <td data-end>{range === null ? '–' : formatNumber(range.firms, { language })}</td>
    </>
  );
};

/** The user's own median with its number of transactions, and the platform's with its number of advisers. */
const MedianCells = ({ sector: { own, platform } }: { sector: ComparedSector }) => {
  const language = useLanguage();
  const [sales, advisers] = [own?.transactions ?? 0, platform?.advisers ?? 0];
  return (
    <>
      <td data-end>
        {own === null ? (
          '–'
        ) : (
          <>
            {formatMultiple(own.median, { language })}{' '}
            <small>
              <Trans>{sales} op.</Trans>
            </small>
          </>
        )}
      </td>
      <td data-end>
        {platform === null ? (
          <Trans>n. d.</Trans>
        ) : (
          <>
            {formatMultiple(platform.median, { language })}{' '}
            <small>
              {platform.sized ? (
                <Trans>{advisers} as., con 1 M€</Trans>
              ) : (
                <Trans>{advisers} as.</Trans>
              )}
            </small>
          </>
        )}
      </td>
    </>
  );
};

interface SectorsKeyProps {
  /** The EBITDA of the displayed deals; null when no deals are shown. */
  dealSize: number | null;
  hasHistory: boolean;
}

const SectorsKey = ({ dealSize, hasHistory }: SectorsKeyProps) => {
  const language = useLanguage();
  const millions = formatMillions(dealSize ?? 0, language);
  return (
    <div className={row({ gap: [4, 20], wrap: true, pad: [10, 16] }, text('fine', 'dimmed'))}>
      {dealSize !== null && (
        <span className={text('accent')}>
          <Trans>Pymes: operaciones con {millions} M€ de EBITDA</Trans>
        </span>
      )}
      <span>
        <span className={styles.barKey} aria-hidden /> <Trans>mínimo a máximo</Trans>
      </span>
      <span>
        <span className={styles.barKey} data-single aria-hidden />{' '}
        <Trans>una sola industria: tu banda, ±15 %</Trans>
      </span>
      <span>
        <Trans>n. d.: menos de 5 asesores</Trans>
      </span>
      {!hasHistory && (
        <span>
          <Trans>Histórico: desde la segunda edición</Trans>
        </span>
      )}
    </div>
  );
};
