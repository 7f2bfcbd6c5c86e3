import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { comparablesOf } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { Rung } from '@valia/valuation/multiples/used-rung.ts';
import { useEditor } from '../../../editor-context.ts';

const OwnSample = () => {
  const { document, sectors, language } = useEditor();
  const sales = (sectors?.sales?.own ?? []).filter(
    ({ sector }) => sector === document.company.sector,
  );
  const noted = comparablesOf(document).filter(
    ({ type, included }) => type === 'private-deal' && included,
  );
  const days = [
    ...new Map([
      ...sales.map(({ id, closedOn }) => [id, closedOn] as const),
      ...noted.map(({ id, date }) => [id, date ?? ''] as const),
    ]).values(),
  ];
  const dated = days.filter((day) => day !== '').toSorted();
  const count = formatNumber(days.length, { language });
  const [from, to] = [dated[0]?.slice(0, 4), dated.at(-1)?.slice(0, 4)];
  if (days.length === 0) return <Trans>Sin operaciones del sector anotadas</Trans>;
  return from === undefined ? (
    <Trans>{count} del sector</Trans>
  ) : (
    <Trans>
      {count} del sector, {from} a {to}
    </Trans>
  );
};

const PlatformSample = () => {
  const { document, sectors, language } = useEditor();
  const { origin } = document.multiples.evToEbitda;
  const used =
    origin.kind === 'own' && origin.evidence?.kind === 'platform' ? origin.evidence : null;
  const known = sectors?.sales?.platform.find(({ sector }) => sector === document.company.sector);
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

const DealsSample = () => {
  const { document, outcome, sectors, language } = useEditor();
  const { deals } = document.multiples;
  const code = document.company.sector;
  const sources = sectors?.sectors.find((sector) => sector.code === code)?.deals?.sources ?? [];
  const count = new Set(sources.map(({ name }) => name)).size;
  const ebitda = outcome.figures[figureId.account(baseYear(document), 'normalisedEbitda')]?.value;
  const grade =
    deals?.grade ?? sectors?.sectors.find((sector) => sector.code === code)?.deals?.grade ?? '–';
  const day = deals?.date ?? sectors?.deals?.date;
  const until = day === undefined ? '–' : formatDate(day, language);
  const millions =
    ebitda === undefined
      ? '–'
      : formatNumber((ebitda * document.unit) / 1_000_000, { language, decimals: 2 });
  const name = code === null ? '' : sectorName(code, language);
  return (
    <>
      <Trans>
        {name}, EBITDA de {millions} M€
      </Trans>
      <br />
      <Plural
        value={count}
        one={`# fuente con nombre, hasta ${until}, grado ${grade}`}
        other={`# fuentes con nombre, hasta ${until}, grado ${grade}`}
      />
    </>
  );
};

const ListedSample = () => {
  const { t } = useLingui();
  const { document, sectors, language } = useEditor();
  const { origin, central } = document.multiples.evToEbitda;
  const sample = document.multiples.deals?.listedSample ?? null;
  const ofSector = sectors?.sectors.find(({ code }) => code === document.company.sector);
  const shown =
    origin.kind === 'sector' && central !== null
      ? { firms: origin.firms, date: origin.date }
      : (sample ??
        (ofSector?.evMultiplesMeaningful === true && sectors !== null
          ? { firms: ofSector.firms, date: sectors.date }
          : null));
  if (shown === null) return t`Sin múltiplo de EV que diga algo`;
  const firms = formatNumber(shown.firms, { language });
  const day = formatDate(shown.date, language);
  return (
    <>
      <Trans>{firms} empresas, Europa occidental</Trans>
      <br />
      <Trans>Damodaran, {day}</Trans>
    </>
  );
};

/** Sample and period of a rung. */
export const RungSample = ({ rung }: { rung: Rung }) => {
  switch (rung) {
    case 'own-deals':
      return <OwnSample />;
    case 'platform':
      return <PlatformSample />;
    case 'sme-deals':
      return <DealsSample />;
    case 'listed':
      return <ListedSample />;
  }
};
