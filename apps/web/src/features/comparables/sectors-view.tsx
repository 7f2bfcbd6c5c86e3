import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { comparedSectorList } from '@valia/domain/comparables/compared-sector-list.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import type { ListWords } from '../../components/list/list-words.ts';
import { useListWords } from '../../components/list/use-list-words.ts';
import { Sheet } from '../../components/sheet.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { useLanguage } from '../../lib/language.ts';
import { DealSources } from './deal-sources.tsx';
import { dealSizeOf, dealSizes } from './deals-at-size.ts';
import { formatMillions } from './format-millions.ts';
import { SectorsTable } from './sectors-table.tsx';
import { type ComparablesListUrlState, shownSectors } from './use-sectors.ts';
import { box, column, text } from '../../components/style/class-names.ts';

interface SectorsViewProps {
  compared: ComparedSectors;
  address: ComparablesListUrlState;
  onTake: (sector: ComparedSector) => void;
}

/** The filters, the matching sectors, and the source of their figures. */
export const SectorsView = ({ compared, address, onTake }: SectorsViewProps) => {
  const language = useLanguage();
  const { filters } = useSectorWords(compared, address);
  const isWide = useTableFits(960);
  const groups = shownSectors(compared, address.search, language);
  const isEmpty = groups.mine.length + groups.others.length === 0;
  const { source } = compared.edition;
  const day = formatDate(compared.edition.date, language);
  const { dealCurve } = compared;
  const dealDay = dealCurve === null ? null : formatDate(dealCurve.date, language);
  return (
    <div className={column({ gap: 12 })}>
      <FilterBar address={address} {...filters} isWide={isWide} />
      {isEmpty ? (
        <NoSector address={address} />
      ) : (
        <SectorsTable {...{ compared, groups, onTake }} dealSize={dealSizeOf(address.search)} />
      )}
      <p className={box({ margin: 0 }, text('small', 'dimmed'))}>
        <Trans>
          Media ponderada por número de empresas; mínimo y máximo de los agregados sectoriales, no
          percentiles de empresas.
        </Trans>{' '}
        <Trans>
          Fuente: {source}, {day}. Servicios financieros no tiene múltiplo de EV: se valora por PER.
        </Trans>{' '}
        {dealDay !== null && (
          <Trans>
            Pymes: encuestas y operaciones hasta {dealDay}, con su mínimo y máximo; grado A, con
            fuentes propias del sector, a D, sin ellas.
          </Trans>
        )}
      </p>
      {dealDay !== null && <DealSources sectors={[...groups.mine, ...groups.others]} />}
    </div>
  );
};

/** The texts of the filters. */
export const sectorWords: ListWords<typeof comparedSectorList> = {
  search: { label: msg`Buscar por sector o CNAE`, placeholder: msg`Sector o CNAE` },
  filters: {
    multiple: {
      name: msg`Múltiplo`,
      choices: {
        evToEbitda: msg`EV/EBITDA`,
        evToEbit: msg`EV/EBIT`,
        evToSales: msg`EV/Ventas`,
        priceToEarnings: msg`PER`,
      },
    },
    region: { name: msg`Región`, choices: { us: msg`EE. UU.` } },
    size: { name: msg`EBITDA de las pymes` },
    edition: { name: msg`Edición` },
  },
};

const useSectorWords = ({ editions }: ComparedSectors, { search }: ComparablesListUrlState) => {
  const { t } = useLingui();
  const language = useLanguage();
  return useListWords(comparedSectorList, sectorWords, search, {
    options: {
      size: Object.entries(dealSizes).map(([value, size]) => {
        const millions = formatMillions(size, language);
        return { value, label: t`${millions} M€` };
      }),
      edition: editions.map(({ setId, date }) => ({
        value: setId,
        label: formatDate(date, language),
      })),
    },
  });
};

const NoSector = ({ address }: Pick<SectorsViewProps, 'address'>) => {
  const { t } = useLingui();
  const isFiltered = address.activeFilters.length > 0;
  return (
    <Sheet>
      <EmptyState
        title={
          isFiltered ? t`Ningún sector coincide` : t`Aún no hay ninguna mediana de la plataforma`
        }
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Aparece en los sectores en los que cinco asesores o más han anotado operaciones. Anota las tuyas.`
        }
        action={
          isFiltered ? (
            <Button variant="default" onClick={address.clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          ) : undefined
        }
      />
    </Sheet>
  );
};
