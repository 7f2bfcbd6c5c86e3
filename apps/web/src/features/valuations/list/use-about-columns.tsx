import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { DataColumn } from '../../../components/data-table.tsx';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { StatusMenu } from '../../../components/status-menu.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { sectorName } from '../../../lib/sector-name.ts';
import type { ListItem } from './list-totals.ts';
import { TagList } from './tag-list.tsx';
import { useShortTypes } from './use-short-types.ts';
import type { ResultsProps } from './valuation-table.tsx';
import styles from './valuation-table.module.css';

/** The columns that say what was valued: company, type, method, status, sector, province, tags. */
export const useAboutColumns = (results: ResultsProps): DataColumn<ListItem>[] => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const shortTypes = useShortTypes();
  const { items, shownStatus, changeStatus, companyOf } = results;
  const shown = formatNumber(items.length, { language });

  const companyColumn: DataColumn<ListItem> = {
    id: 'companyName',
    header: t`Empresa`,
    firstSort: 'asc',
    footer: t`${shown} en esta lista`,
    cell: (valuation) => <Company valuation={valuation} name={companyOf(valuation)} />,
  };
  const statusColumn: DataColumn<ListItem> = {
    id: 'status',
    header: t`Estado`,
    width: '8.5em',
    cell: (valuation) => (
      <StatusMenu
        status={shownStatus(valuation)}
        companyName={companyOf(valuation)}
        isFixed={valuation.access === 'read'}
        onChange={(to) => void changeStatus(valuation, to)}
      />
    ),
  };
  const placeColumns = usePlaceColumns();
  return [
    companyColumn,
    { id: 'type', header: t`Tipo`, width: '7em', cell: ({ type }) => shortTypes[type] },
    {
      id: 'method',
      header: t`Método`,
      width: '6.5em',
      cell: ({ method }) => i18n._(valuationTerms.methodNames[method]),
    },
    statusColumn,
    ...placeColumns,
  ];
};

const usePlaceColumns = (): DataColumn<ListItem>[] => {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    {
      id: 'sector',
      header: t`Sector`,
      width: '11em',
      cell: ({ sector }) => sector !== null && <Short name={sectorName(sector, language)} />,
    },
    {
      id: 'province',
      header: t`Provincia`,
      width: '9em',
      cell: ({ province }) =>
        province !== null && <Short name={findProvince(province)?.names[language] ?? province} />,
    },
    {
      id: 'tags',
      header: t`Etiquetas`,
      width: '11em',
      cell: ({ tags }) => <TagList tags={tags} />,
    },
  ];
};

const Company = ({ valuation, name }: { valuation: ListItem; name: string }) => {
  const { t } = useLingui();
  const { id, ownerName } = valuation;
  return (
    <span className={styles.companyCell}>
      <Link to="/valuation/$id" params={{ id }} className={styles.company} title={name}>
        {name}
      </Link>
      {ownerName !== null && <span className={styles.owner}>{t`de ${ownerName}`}</span>}
    </span>
  );
};

const Short = ({ name }: { name: string }) => (
  <span className={styles.short} title={name}>
    {name}
  </span>
);
