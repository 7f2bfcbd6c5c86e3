import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import type {
  ComparableTransaction,
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { comparedSectorList } from '@valia/domain/comparables/compared-sector-list.ts';
import { formatDate, formatMultiple } from '@valia/i18n/format.ts';
import { regionText } from '@valia/i18n/region-texts.ts';
import { useState } from 'react';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { TabPanels } from '../../components/tabs/tab-panels.tsx';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { dealsAtSize } from './deals-at-size.ts';
import { ExportSectors } from './export-sectors.tsx';
import { OwnTransactions } from './own-transactions.tsx';
import { PasteTransactionsDialog } from './paste-transactions-dialog.tsx';
import { SectorsView, sectorWords } from './sectors-view.tsx';
import { ApplyMultipleDialog } from './apply-multiple-dialog.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';
import { useSectors } from './use-sectors.ts';
import { column } from '../../components/style/class-names.ts';

type Opened =
  | { kind: 'transaction'; transaction: ComparableTransaction | null }
  | { kind: 'take'; sector: ComparedSector; compared: ComparedSectors }
  | { kind: 'paste' };

/**
 * /comparable-multiples: the multiples of each sector by source, the user's own transactions, and those of all users.
 */
export const ComparableMultiplesScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Múltiplos comparables`);
  const address = useListAddress(comparedSectorList, sectorWords);
  const query = useSectors(address);
  const [opened, open] = useState<Opened | null>(null);
  const { tab = 'sectors' } = address.search;
  const onEdit = (transaction: ComparableTransaction | null): void =>
    open({ kind: 'transaction', transaction });
  const ofSectors = (
    <QueryState query={query} loading={<Skeleton height={640} radius="lg" />}>
      {(compared: ComparedSectors) => (
        <SectorsView
          {...{ compared, address }}
          onTake={(sector) => open({ kind: 'take', sector, compared })}
        />
      )}
    </QueryState>
  );
  return (
    <div className={column({ gap: 12 })}>
      <ComparablesHead compared={query.data} onOpen={open} />
      <TabPanels
        label={t`Múltiplos`}
        chosen={tab}
        onChoose={(next) => address.change({ tab: next === 'sectors' ? undefined : next })}
        tabs={[
          { value: 'sectors', name: t`Sectores`, content: ofSectors },
          { value: 'own', name: t`Tus operaciones`, content: <OwnTransactions onEdit={onEdit} /> },
          { value: 'platform', name: t`Mediana de la plataforma`, content: ofSectors },
        ]}
      />
      <OpenedDialog opened={opened} onClose={() => open(null)} />
    </div>
  );
};

interface HeadProps {
  compared: ComparedSectors | undefined;
  onOpen: (next: Opened) => void;
}

const ComparablesHead = ({ compared, onOpen }: HeadProps) => {
  const { t } = useLingui();
  const title = useComparablesTitle(compared);
  return (
    <PageHeading
      title={title ?? t`Múltiplos comparables`}
      sentence={compared === undefined ? undefined : <Sentence compared={compared} />}
      actions={
        <>
          {compared !== undefined && <ExportSectors compared={compared} />}
          <Button
            variant="default"
            leftSection={<IconClipboard size={16} stroke={1.75} aria-hidden />}
            onClick={() => onOpen({ kind: 'paste' })}
          >
            <Trans>Pegar desde Excel</Trans>
          </Button>
          <Button
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => onOpen({ kind: 'transaction', transaction: null })}
          >
            <Trans>Añadir operación</Trans>
          </Button>
        </>
      }
    />
  );
};

/**
 * The title: the lowest and highest mean of the sectors of the user's valuations, or of all sectors if the user has
 * none.
 */
const useComparablesTitle = (compared: ComparedSectors | undefined): string | null => {
  const { t } = useLingui();
  const language = useLanguage();
  if (compared === undefined) return null;
  const own = compared.sectors.filter(({ isMine, range }) => isMine && range !== null);
  const shown = own.length > 0 ? own : compared.sectors.filter(({ range }) => range !== null);
  const means = shown.flatMap(({ range }) => (range === null ? [] : [range.central]));
  if (means.length === 0) return null;
  const [low, high] = [Math.min(...means), Math.max(...means)].map((mean) =>
    formatMultiple(mean, { language }),
  );
  const measure = {
    evToEbitda: t`el EBITDA`,
    evToEbit: t`el EBIT`,
    evToSales: t`las ventas`,
    priceToEarnings: t`el beneficio`,
  }[compared.multiple];
  const count = shown.length;
  if (own.length === 0) return t`En ${count} sectores, de ${low} a ${high} ${measure}`;
  return t`${plural(count, { one: `En tu sector, ${low} ${measure}`, many: `En tus # de sectores, de ${low} a ${high} ${measure}`, other: `En tus # sectores, de ${low} a ${high} ${measure}` })}`;
};

const Sentence = ({ compared }: { compared: ComparedSectors }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { region, edition, sectors } = compared;
  const bases = sectors.flatMap((sector) => dealsAtSize(sector, compared, 1_000_000)?.base ?? []);
  const [from, to] = [
    formatMultiple(Math.min(...bases), { language }),
    formatMultiple(Math.max(...bases), { language }),
  ];
  const place = regionText(region, (message) => i18n._(message));
  const day = formatDate(edition.date, language, 'long');
  return bases.length > 0 ? (
    <Trans>
      Empresas cotizadas, {place}, {day}. Las operaciones de pymes con 1 M€ de EBITDA, según el
      sector, de {from} a {to}.
    </Trans>
  ) : (
    <Trans>
      Empresas cotizadas, {place}, {day}.
    </Trans>
  );
};

const OpenedDialog = ({ opened, onClose }: { opened: Opened | null; onClose: () => void }) => {
  switch (opened?.kind) {
    case 'transaction':
      return <TransactionDialog transaction={opened.transaction} onClose={onClose} />;
    case 'take':
      return (
        <ApplyMultipleDialog sector={opened.sector} compared={opened.compared} onClose={onClose} />
      );
    case 'paste':
      return <PasteTransactionsDialog onClose={onClose} />;
    case undefined:
      return null;
  }
};
