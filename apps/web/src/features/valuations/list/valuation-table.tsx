import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { valuationSorts } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import { formatMillions, formatMoney, formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '../../../components/data-table.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { StatusMenu } from '../../../components/status-menu.tsx';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '../../../lib/sector-name.ts';
import type { StatusChange } from '../../../lib/use-change-valuation-status.ts';
import type { ValueScale } from '../../../lib/value-scale.ts';
import type { ListItem, ListTotals } from './list-totals.ts';
import { RangeAxis } from './range-axis.tsx';
import { sumOfValues } from './sum-of-values.ts';
import { ValuationRange } from './valuation-range.tsx';
import styles from './valuation-table.module.css';

const route = getRouteApi('/authenticated/shell/valuations');

export interface ResultsProps extends StatusChange {
  items: readonly ListItem[];
  totals: ListTotals;
  scale: ValueScale | null;
}

/** The valuations as a table, with the range of each on one axis. */
export const ValuationTable = (results: ResultsProps) => {
  const { t } = useLingui();
  const { sort = 'updatedAt', direction = 'desc' } = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns(results);
  return (
    <Sheet className={styles.sheet}>
      <DataTable
        caption={t`Tus valoraciones`}
        columns={columns}
        rows={results.items}
        rowId={({ id }) => id}
        sort={{ column: sort, direction }}
        onSort={(next) => {
          const chosen = valuationSorts.find((candidate) => candidate === next.column);
          if (chosen === undefined) return;
          void navigate({ search: (before) => ({ ...before, sort: chosen, direction: next.direction }) });
        }}
      />
    </Sheet>
  );
};

const useColumns = (results: ResultsProps): DataColumn<ListItem>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = new Date();
  const { items, totals, scale, shownStatus, changeStatus } = results;
  const shown = formatNumber(items.length, { language });
  const total = formatNumber(totals.draft + totals.in_progress + totals.completed, { language });
  const average = totals.completed === 0 ? null : totals.completedAmount / totals.completed;
  const sum = sumOfValues(items);
  const shortTypes: Record<ValuationType, string> = {
    own_business: t`Propia`,
    client_business: t`Cliente`,
    potential_acquisition: t`Adquisición`,
  };

  return [
    {
      id: 'companyName',
      header: t`Empresa`,
      firstSort: 'asc',
      footer: t`${shown} de ${total}`,
      cell: ({ id, companyName }) => (
        <Link to="/valuation/$id" params={{ id }} className={styles.company}>
          {companyName === '' ? t`Empresa sin nombre` : companyName}
        </Link>
      ),
    },
    {
      id: 'type',
      header: t`Tipo`,
      width: '7em',
      cell: ({ type }) => shortTypes[type],
      footer: '',
    },
    {
      id: 'method',
      header: t`Método`,
      width: '6.5em',
      cell: ({ method }) => i18n._(valuationTerms.methodNames[method]),
      footer: '',
    },
    {
      id: 'status',
      header: t`Estado`,
      width: '8.5em',
      cell: (valuation) => (
        <StatusMenu
          status={shownStatus(valuation)}
          companyName={valuation.companyName}
          onChange={(to) => void changeStatus(valuation.id, to)}
        />
      ),
      footer: '',
    },
    {
      id: 'sector',
      header: t`Sector`,
      width: '11em',
      cell: ({ sector }) => {
        const name = sector === null ? '' : sectorName(sector, language);
        return (
          <span className={styles.sector} title={name}>
            {name}
          </span>
        );
      },
      footer: '',
    },
    {
      id: 'range',
      header: <RangeAxis scale={scale} />,
      width: '14em',
      cell: (valuation) => (
        <>
          <AverageLine scale={scale} average={average} />
          <ValuationRange valuation={valuation} scale={scale} />
        </>
      ),
      footer:
        <AverageLine scale={scale} average={average}>
          {average !== null && <Trans>Tu media {formatMillions(average, { language })}</Trans>}
        </AverageLine>,
    },
    {
      id: 'equityCentral',
      header: t`Valor medio`,
      align: 'end',
      firstSort: 'desc',
      width: '9em',
      cell: ({ equityCentral, currency }) =>
        equityCentral === null ? (
          <span className={styles.none}>{t`Sin calcular`}</span>
        ) : (
          <span className={styles.value}>{formatMoney(equityCentral, { language, currency })}</span>
        ),
      footer: sum === null ? '' : <span className={styles.value}>{formatMoney(sum.amount, { language, currency: sum.currency })}</span>,
    },
    {
      id: 'updatedAt',
      header: t`Actualizada`,
      align: 'end',
      firstSort: 'desc',
      width: '8em',
      cell: ({ updatedAt }) => (
        <time className={styles.date} dateTime={updatedAt}>
          {describeMoment(updatedAt, { i18n, language, now })}
        </time>
      ),
      footer: sum === null ? '' : <span className={styles.date}>{t`suma de ${sum.count}`}</span>,
    },
  ];
};

interface AverageLineProps {
  scale: ValueScale | null;
  average: number | null;
  /** Its name, where it ends. */
  children?: ReactNode;
}

const AverageLine = ({ scale, average, children }: AverageLineProps) => {
  if (scale === null || average === null || average > scale.maximum || average < scale.minimum) return null;
  const place = ((average - scale.minimum) / (scale.maximum - scale.minimum)) * 100;
  return (
    <span className={styles.track}>
      <span className={styles.line} data-named={children !== undefined || undefined} style={{ left: `${place}%` }}>
        {children}
      </span>
    </span>
  );
};
