import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type {
  CompletedValuation,
  Dashboard,
  DashboardViewOf,
} from '@valia/domain/dashboard/dashboard-schemas.ts';
import { formatMoney, formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { formatShortRange } from '@valia/i18n/format-scaled-money.ts';
import { ChartSheet } from '../../../components/charts/chart-sheet.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { RangeBar } from '../../../components/drawing/range-bar.tsx';
import { type ValueScale, valueScale } from '../../../components/drawing/value-scale.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './largest-valuations-table.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { table: box({ width: 'full', collapse: true }, styles.table) };

interface LargestTableProps {
  rows: readonly CompletedValuation[];
  view: DashboardViewOf<'financial'>;
  dashboard: Pick<Dashboard, 'totalAmount' | 'averageAmount' | 'completedInEuros'>;
}

const useMoney = () => {
  const language = useLanguage();
  return (value: number | null): string =>
    value === null ? '–' : formatMoney(value, { language });
};

const useMultiple = () => {
  const language = useLanguage();
  return (value: number | null): string =>
    value === null ? '–' : formatMultiple(value, { language, decimals: 2 });
};

/**
 * The completed valuations with the highest values, each with its range on a shared axis, and the total of all
 * completed ones.
 */
export const LargestValuationsTable = ({ rows, view, dashboard }: LargestTableProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { totalAmount, completedInEuros } = dashboard;
  const scale = valueScale(
    rows.flatMap(({ equityHigh, equityLow }) => [equityHigh ?? 0, equityLow ?? 0]),
  );
  const [first, second] = rows;
  const together = rows.slice(0, 2).reduce((sum, { equityCentral }) => sum + equityCentral, 0);
  const share =
    totalAmount > 0 ? formatRate(together / totalAmount, { language, decimals: 0 }) : '–';
  const [one, other] = [first?.companyName ?? '', second?.companyName ?? ''];
  return (
    <Sheet>
      <ChartSheet
        inSheet
        subject={<Subject isWhole={rows.length >= completedInEuros} count={rows.length} />}
        finding={
          <Finding {...{ one, other, share }} count={rows.length} hasTotal={totalAmount > 0} />
        }
        table={null}
      >
        {rows.length > 0 && (
          <div className={box({ scroll: 'x', marginX: -24 }, styles.scroll)}>
            <table className={looks.table} aria-label={t`Completadas de mayor valor`}>
              <Head />
              <tbody>
                {rows.map((row) => (
                  <LargestRow key={row.id} row={row} scale={scale} />
                ))}
              </tbody>
              <Totals view={view} dashboard={dashboard} />
            </table>
          </div>
        )}
        <p className={text('fine', 'dimmed')}>
          <Trans>
            El total y la media son de todas las completadas en euros. El múltiplo del total es la
            suma de valores de empresa entre la suma de EBITDA; el de la media, la media simple.
          </Trans>
        </p>
      </ChartSheet>
    </Sheet>
  );
};

const Subject = ({ isWhole, count }: { isWhole: boolean; count: number }) => {
  const { t } = useLingui();
  const shown = t`${plural(count, { one: 'la mayor completada', many: 'las # mayores completadas', other: 'las # mayores completadas' })}`;
  return isWhole ? (
    <Trans>Valor del capital y múltiplo EV/EBITDA implícito · completadas</Trans>
  ) : (
    <Trans>Valor del capital y múltiplo EV/EBITDA implícito · {shown}</Trans>
  );
};

const Head = () => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Empresa</Trans>
      </th>
      <th scope="col" className={styles.range}>
        <Trans>Rango de valor</Trans>
      </th>
      <th scope="col">
        <Trans>Valor central</Trans>
      </th>
      <th scope="col">EBITDA</th>
      <th scope="col">
        <Trans>Múltiplo</Trans>
      </th>
    </tr>
  </thead>
);

interface FindingProps {
  one: string;
  other: string;
  share: string;
  count: number;
  hasTotal: boolean;
}

const Finding = ({ one, other, share, count, hasTotal }: FindingProps) => {
  if (count === 0) return <Trans>Aún no hay ninguna valoración completada en euros</Trans>;
  if (!hasTotal || count === 1) return <Trans>{one} es la de mayor valor</Trans>;
  return (
    <Trans>
      {one} y {other} suman el {share} del importe
    </Trans>
  );
};

const LargestRow = ({ row, scale }: { row: CompletedValuation; scale: ValueScale | null }) => {
  const { t } = useLingui();
  const money = useMoney();
  const multiple = useMultiple();
  const { id, equityLow, equityCentral, equityHigh, ebitda, impliedMultiple } = row;
  const [low, central, high] = [money(equityLow), money(equityCentral), money(equityHigh)];
  const company = row.companyName === '' ? t`Empresa sin nombre` : row.companyName;
  return (
    <tr>
      <th scope="row">
        <Link to="/valuation/$id" params={{ id }}>
          {company}
        </Link>
      </th>
      <td className={styles.range}>
        {scale !== null && equityLow !== null && equityHigh !== null && (
          <RangeBar
            low={equityLow}
            central={equityCentral}
            high={equityHigh}
            scale={scale}
            description={t`De ${low} a ${high}; valor central ${central}`}
          />
        )}
      </td>
      <td>{central}</td>
      <td>{money(ebitda)}</td>
      <td>{multiple(impliedMultiple)}</td>
    </tr>
  );
};

const Totals = ({ view, dashboard }: Omit<LargestTableProps, 'rows'>) => {
  const language = useLanguage();
  const { lowest, highest } = view;
  const range =
    lowest === null || highest === null
      ? '–'
      : formatShortRange(lowest, highest, { language, currency: 'EUR' });
  const money = useMoney();
  const multiple = useMultiple();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Trans>Total</Trans>
        </th>
        <td className={styles.range}>{range}</td>
        <td>{money(dashboard.totalAmount)}</td>
        <td>{money(view.ebitdaCount === 0 ? null : view.totalEbitda)}</td>
        <td>{multiple(view.weightedMultiple)}</td>
      </tr>
      <tr className={styles.average}>
        <th scope="row">
          <Trans context="Of several valuations">Media</Trans>
        </th>
        <td className={styles.range}>–</td>
        <td>{money(dashboard.averageAmount)}</td>
        <td>{money(view.averageEbitda)}</td>
        <td>{multiple(view.averageMultiple)}</td>
      </tr>
    </tfoot>
  );
};
