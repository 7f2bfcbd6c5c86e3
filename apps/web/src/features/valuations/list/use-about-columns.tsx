import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { DataColumn } from '../../../components/data-table.tsx';
import { StatusMenu } from '../../../components/status-menu.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '../../../lib/sector-name.ts';
import type { ListItem } from './list-totals.ts';
import type { ResultsProps } from './valuation-table.tsx';
import styles from './valuation-table.module.css';

/** The columns that say what was valued: company, type, method, status, sector. */
export const useAboutColumns = (results: ResultsProps): DataColumn<ListItem>[] => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { items, totals, shownStatus, changeStatus } = results;
  const shown = formatNumber(items.length, { language });
  const total = formatNumber(totals.draft + totals.in_progress + totals.completed, { language });
  const company = ({ companyName }: ListItem) =>
    companyName === '' ? t`Empresa sin nombre` : companyName;

  const companyColumn: DataColumn<ListItem> = {
    id: 'companyName',
    header: t`Empresa`,
    firstSort: 'asc',
    footer: t`${shown} de ${total}`,
    cell: (valuation) => <Company id={valuation.id} name={company(valuation)} />,
  };
  const statusColumn: DataColumn<ListItem> = {
    id: 'status',
    header: t`Estado`,
    width: '8.5em',
    cell: (valuation) => (
      <StatusMenu
        status={shownStatus(valuation)}
        companyName={company(valuation)}
        onChange={(to) => void changeStatus(valuation, to)}
      />
    ),
  };
  return [
    companyColumn,
    { id: 'type', header: t`Tipo`, width: '7em', cell: ({ type }) => <ShortType type={type} /> },
    {
      id: 'method',
      header: t`Método`,
      width: '6.5em',
      cell: ({ method }) => i18n._(valuationTerms.methodNames[method]),
    },
    statusColumn,
    {
      id: 'sector',
      header: t`Sector`,
      width: '11em',
      cell: ({ sector }) => sector !== null && <Sector name={sectorName(sector, language)} />,
    },
  ];
};

const Company = ({ id, name }: { id: string; name: string }) => (
  <Link to="/valuation/$id" params={{ id }} className={styles.company} title={name}>
    {name}
  </Link>
);

const Sector = ({ name }: { name: string }) => (
  <span className={styles.sector} title={name}>
    {name}
  </span>
);

const ShortType = ({ type }: { type: ValuationType }) => {
  const { t } = useLingui();
  const shortTypes: Record<ValuationType, string> = {
    own_business: t`Propia`,
    client_business: t`Cliente`,
    potential_acquisition: t`Adquisición`,
  };
  return shortTypes[type];
};
