import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { StatusMenu } from '../../shared/status-menu.tsx';
import { useLanguage } from '../../../../lib/language.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { useChangeValuationStatus } from '../../shared/use-change-valuation-status.ts';
import type { ListColumn, ListItem } from '../list-types.ts';
import { TagList } from './tag-list.tsx';
import { useValuationCompanyName } from '../create/use-valuation-company-name.ts';
import styles from './valuation-columns.module.css';
import { box, column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  company: box(
    { overflow: 'hidden', padY: 2 },
    text('medium', 'undecorated', 'ellipsis', 'nowrap'),
    styles.company,
  ),
  owner: box({ overflow: 'hidden' }, text('fine', 'dimmed', 'ellipsis', 'nowrap'), styles.owner),
  short: box({ display: 'block', overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.short),
  cardTitle: row({ align: 'center', minHeight: 28 }, text('strong', 'undecorated', 'anywhere')),
};

/** One-word names of the types, for rows without room for more. */
const useShortTypes = (): Record<ValuationType, string> => {
  const { t } = useLingui();
  return {
    own_business: t`Propia`,
    client_business: t`Cliente`,
    potential_acquisition: t`Adquisición`,
  };
};

/** The columns about the valued company: company, type, method, status, sector, province, tags. */
export const useAboutColumns = (items: readonly ListItem[]): ListColumn[] => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const shortTypes = useShortTypes();
  const shown = formatNumber(items.length, { language });
  return [
    {
      id: 'companyName',
      name: t`Empresa`,
      firstSort: 'asc',
      footer: t`${shown} en esta lista`,
      cell: (valuation) => <Company valuation={valuation} />,
      card: { place: 'title', cell: (valuation) => <CardTitle valuation={valuation} /> },
      exported: ({ companyName }) => ({ text: companyName }),
    },
    { id: 'taxId', name: t`NIF`, exported: ({ taxId }) => ({ text: taxId }) },
    {
      id: 'type',
      name: t`Tipo`,
      isOptional: true,
      width: '7em',
      cell: ({ type }) => shortTypes[type],
      card: { place: 'about' },
      exported: ({ type }) => ({ text: i18n._(valuationTerms.types[type]) }),
    },
    {
      id: 'method',
      name: t`Método`,
      isOptional: true,
      width: '6.5em',
      cell: ({ method }) => i18n._(valuationTerms.methodNames[method]),
      card: { place: 'about' },
      exported: ({ method }) => ({ text: i18n._(valuationTerms.methodNames[method]) }),
    },
    useStatusColumn(),
    ...usePlaceColumns(),
  ];
};

const useStatusColumn = (): ListColumn => {
  const { i18n, t } = useLingui();
  const { shownStatus, changeStatus } = useChangeValuationStatus();
  const companyOf = useValuationCompanyName();
  return {
    id: 'status',
    name: t`Estado`,
    width: '8.5em',
    cell: (valuation) => (
      <StatusMenu
        status={shownStatus(valuation)}
        companyName={companyOf(valuation)}
        isFixed={valuation.access === 'read'}
        onChange={(to) => void changeStatus(valuation, to)}
      />
    ),
    card: { place: 'aside' },
    exported: ({ status }) => ({ text: i18n._(valuationTerms.statuses[status]) }),
  };
};

const usePlaceColumns = (): ListColumn[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const sectorOf = (code: string | null): string | null =>
    code === null ? null : sectorName(code, language);
  const provinceOf = (code: string | null): string | null =>
    code === null ? null : (findProvince(code)?.names[language] ?? code);
  return [
    {
      id: 'sector',
      name: t`Sector`,
      isOptional: true,
      width: '11em',
      cell: ({ sector }) => <Short name={sectorOf(sector)} />,
      card: { place: 'about', cell: ({ sector }) => sectorOf(sector) },
      exported: ({ sector }) => ({ text: sectorOf(sector) ?? '' }),
    },
    {
      id: 'owner',
      name: '',
      card: { place: 'about', cell: ({ ownerName }) => ownerName && t`de ${ownerName}` },
    },
    {
      id: 'province',
      name: t`Provincia`,
      isOptional: true,
      width: '9em',
      cell: ({ province }) => <Short name={provinceOf(province)} />,
      exported: ({ province }) => ({ text: provinceOf(province) ?? '' }),
    },
    {
      id: 'tags',
      name: t`Etiquetas`,
      isOptional: true,
      width: '11em',
      cell: ({ tags }) => <TagList tags={tags} />,
      card: { place: 'about' },
      exported: ({ tags }) => ({ text: tags.join(', ') }),
    },
  ];
};

interface CellProps {
  valuation: ListItem;
}

const Company = ({ valuation }: CellProps) => {
  const { t } = useLingui();
  const name = useValuationCompanyName()(valuation);
  const { id, ownerName } = valuation;
  return (
    <span className={column({ align: 'start' }, styles.companyCell)}>
      <Link to="/valuation/$id" params={{ id }} className={looks.company} title={name}>
        {name}
      </Link>
      {ownerName !== null && <span className={looks.owner}>{t`de ${ownerName}`}</span>}
    </span>
  );
};

const CardTitle = ({ valuation }: CellProps) => (
  <Link to="/valuation/$id" params={{ id: valuation.id }} className={looks.cardTitle}>
    {useValuationCompanyName()(valuation)}
  </Link>
);

const Short = ({ name }: { name: string | null }) =>
  name !== null && (
    <span className={looks.short} title={name}>
      {name}
    </span>
  );
