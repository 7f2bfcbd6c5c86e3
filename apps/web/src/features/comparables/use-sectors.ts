import {
  type ComparedSector,
  type ComparedSectors,
  setRegions,
} from '@valia/domain/comparables/comparable-schemas.ts';
import type { comparedSectorList } from '@valia/domain/comparables/compared-sector-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import { trpc } from '../../lib/trpc.ts';

/** The query parameters of the comparables. */
export type ComparablesSearch = SearchOf<typeof comparedSectorList>;
export type ComparablesListUrlState = ListUrlState<ComparablesSearch>;

export const useSectors = ({ search }: ComparablesListUrlState) =>
  trpc.valuations.comparables.sectors.useQuery({
    region: setRegions[search.region === 'us' ? 1 : 0],
    multiple: search.multiple ?? 'evToEbitda',
    setId: search.edition ?? null,
  });

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Matches by name, or by the first digits of the sector's CNAE code. */
const fits = ({ code, names }: ComparedSector, asked: string, language: Language): boolean => {
  const words = plain(asked.trim());
  if (/^\d/u.test(words)) {
    const divisions = findSector(code)?.cnae2009 ?? [];
    const division = Number(words.slice(0, 2));
    return divisions.some((part) => {
      const [from, to] = part.split('-');
      return to === undefined
        ? part.startsWith(words) || words.startsWith(part)
        : Number(from) <= division && division <= Number(to);
    });
  }
  return plain(names[language]).includes(words);
};

/** The sectors that match the search, those of the user's valuations first. */
export const shownSectors = (
  { sectors }: ComparedSectors,
  { search = '', tab }: ComparablesSearch,
  language: Language,
): { mine: ComparedSector[]; others: ComparedSector[] } => {
  const found = sectors
    .filter((sector) => search === '' || fits(sector, search, language))
    .filter(({ platform }) => tab !== 'platform' || platform !== null)
    .toSorted((one, other) => one.names[language].localeCompare(other.names[language], language));
  return {
    mine: found.filter(({ isMine }) => isMine),
    others: found.filter(({ isMine }) => !isMine),
  };
};

/** The end of the shared axis: above every displayed figure. */
export const sharedAxisEnd = (sectors: readonly ComparedSector[]): number => {
  const largest = Math.max(
    ...sectors.flatMap(({ range, own, platform }) => [
      range?.high ?? 0,
      own?.median ?? 0,
      platform?.median ?? 0,
    ]),
    1,
  );
  const step = largest > 20 ? 10 : largest > 8 ? 5 : 1;
  return Math.ceil(largest / step) * step;
};
