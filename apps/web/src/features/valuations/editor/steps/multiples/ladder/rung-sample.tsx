import { Plural, Trans } from '@lingui/react/macro';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import type { LadderRung } from '@valia/domain/valuation-choices/multiple-ladder.ts';
import { datesOfOwnDeals } from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { shortSource } from '../../../../../../lib/short-source.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { useDescriptions } from '../../../fields/use-descriptions.ts';

interface RungSampleProps {
  rung: LadderRung;
  /** The edition that the ladder shows; null when a completed version has none. */
  set: SectorMultiples | null;
}

const OwnSample = ({ set }: Pick<RungSampleProps, 'set'>) => {
  const { document, language } = useEditor();
  const dates = datesOfOwnDeals(document, set);
  const years = dates.flatMap((date) => date?.slice(0, 4) ?? []).toSorted();
  const count = formatNumber(dates.length, { language });
  const [from, to] = [years[0], years.at(-1)];
  if (dates.length === 0) return <Trans>Sin operaciones del sector anotadas</Trans>;
  if (from === undefined) return <Trans>{count} del sector</Trans>;
  return from === to ? (
    <Trans>
      {count} del sector, {from}
    </Trans>
  ) : (
    <Trans>
      {count} del sector, {from} a {to}
    </Trans>
  );
};

const PlatformSample = ({ set }: Pick<RungSampleProps, 'set'>) => {
  const { document, language } = useEditor();
  const { origin } = document.multiples.evToEbitda;
  const used =
    origin.kind === 'own' && origin.evidence?.kind === 'platform' ? origin.evidence : null;
  const known = set?.sales?.platform.find(({ sector }) => sector === document.company.sector);
  const shown = used ?? known;
  if (shown === undefined) return <Trans>n. d., menos de 5 asesores</Trans>;
  const advisers = formatNumber(shown.advisers, { language });
  const deals = formatNumber(shown.deals, { language });
  const to = formatDate(shown.to, language);
  return (
    <>
      <Trans>
        {advisers} asesores, {deals} operaciones
      </Trans>
      <br />
      <Trans>Cuartiles a {to}</Trans>
      {!shown.sized && (
        <>
          <br />
          <Trans>Sin llevar al tamaño: falta su EBITDA</Trans>
        </>
      )}
    </>
  );
};

const DealsSample = ({ rung, set }: RungSampleProps) => {
  const { document, outcome, language } = useEditor();
  const code = document.company.sector;
  const { deals } = (rung.taken ?? document).multiples;
  const ebitda = outcome.figures[figureId.account(baseYear(document), 'normalisedEbitda')]?.value;
  if (deals === undefined) return null;
  // Empty for an earlier edition's figures, whose sources the current edition need not contain.
  const known = deals.setId === set?.setId ? set.sectors : [];
  const sources = known.find((sector) => sector.code === code)?.deals?.sources ?? [];
  const count = new Set(sources.map(({ name }) => name)).size;
  const { grade } = deals;
  const until = formatDate(deals.date, language);
  const millions = formatNumber(((ebitda ?? 0) * document.unit) / 1_000_000, {
    language,
    decimals: 2,
  });
  const name = code === null ? '' : sectorName(code, language);
  return (
    <>
      {ebitda === undefined ? (
        name
      ) : (
        <Trans>
          {name}, EBITDA de {millions} M€
        </Trans>
      )}
      <br />
      {count > 0 && (
        <>
          <Plural
            value={count}
            one="# fuente con nombre"
            many="# de fuentes con nombre"
            other="# fuentes con nombre"
          />
          {', '}
        </>
      )}
      <Trans>
        hasta {until}, grado {grade}
      </Trans>
    </>
  );
};

const ListedSample = ({ rung }: Pick<RungSampleProps, 'rung'>) => {
  const { document, language } = useEditor();
  const { region } = useDescriptions();
  const { origin, central } = (rung.taken ?? document).multiples.evToEbitda;
  const listed = origin.kind === 'sector' && central !== null ? origin : null;
  const sample = listed ?? document.multiples.deals?.listedSample ?? null;
  if (sample === null) return <Trans>Sin múltiplo de EV que diga algo</Trans>;
  const firms = formatNumber(sample.firms, { language });
  const place = listed === null ? null : region(listed.region);
  return (
    <>
      {place === null ? (
        <Trans>{firms} empresas</Trans>
      ) : (
        <Trans>
          {firms} empresas, {place}
        </Trans>
      )}
      <br />
      {shortSource(sample)}
    </>
  );
};

/** The sample and period of a rung. */
export const RungSample = ({ rung, set }: RungSampleProps) => {
  switch (rung.rung) {
    case 'own-deals':
      return <OwnSample set={set} />;
    case 'platform':
      return <PlatformSample set={set} />;
    case 'sme-deals':
      return <DealsSample rung={rung} set={set} />;
    case 'listed':
      return <ListedSample rung={rung} />;
  }
};
