import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { AdministeredSet } from '@valia/domain/sectors/sector-set-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { lazy, Suspense, useState } from 'react';
import { PageHeading } from '../../../components/page-heading.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { TabPanels } from '../../../components/tabs/tab-panels.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PublishedDeals } from './edition-deals.tsx';
import type { DraftEditionProps } from './draft-edition.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PublishedSizeCurve } from './size-curve.tsx';
import { column, text } from '../../../components/style/class-names.ts';

const DraftEdition = lazy(async () => ({
  default: (await loadChunk(() => import('./draft-edition.tsx'))).DraftEdition,
}));

/** /admin/sector-multiples: the editions of sector multiples, with the next one as a draft. */
export const SectorMultiplesScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Múltiplos sectoriales`);
  const query = trpc.admin.sectors.list.useQuery();
  return (
    <div className={column({ gap: 12 })}>
      <QueryState query={query} loading={<Skeleton height={640} radius="lg" />}>
        {({ sets, completedValuations }) => (
          <Editions sets={sets} completedValuations={completedValuations} />
        )}
      </QueryState>
    </div>
  );
};

interface EditionsProps {
  sets: readonly AdministeredSet[];
  completedValuations: number;
}

const Editions = ({ sets, completedValuations }: EditionsProps) => {
  const { t } = useLingui();
  const nameOf = useEditionName();
  const [asked, ask] = useState<string | null>(null);
  const chosen = sets.find(({ id }) => id === asked) ?? sets[0];
  const inForce = sets.find((set) => set.isInForce);
  const draft = sets.find(({ status }) => status === 'draft');
  const kept = t`${plural(completedValuations, { one: 'La valoración completada y sin archivar conserva la suya.', many: 'Las # de valoraciones completadas y sin archivar conservan la suya.', other: 'Las # valoraciones completadas y sin archivar conservan la suya.' })}`;
  return (
    <>
      <PageHeading
        title={t`Múltiplos sectoriales`}
        sentence={
          <>
            {inForce !== undefined && nameOf(inForce)}. {kept}
          </>
        }
        actions={draft === undefined ? <NewDraft /> : undefined}
      />
      {chosen !== undefined && (
        <TabPanels
          label={t`Ediciones`}
          chosen={chosen.id}
          onChoose={ask}
          isKept
          tabs={sets.map((set) => ({
            value: set.id,
            name: nameOf(set),
            content:
              set.status === 'draft'
                ? inForce !== undefined && (
                    <StandingDraft key={set.id} set={set} inForce={inForce} />
                  )
                : set.id === chosen.id && <PublishedEdition set={set} />,
          }))}
        />
      )}
    </>
  );
};

/** The draft as it was last opened or saved; reloaded on request after another administrator has saved it. */
const StandingDraft = ({ set, inForce }: Omit<DraftEditionProps, 'onTakeAnew'>) => {
  const [taken, take] = useState(set.revision);
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <DraftEdition key={taken} set={set} inForce={inForce} onTakeAnew={() => take(set.revision)} />
    </Suspense>
  );
};

const useEditionName = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ status, isInForce, effectiveDate }: AdministeredSet): string => {
    const day = formatDate(effectiveDate, language);
    if (status === 'draft') return t`Borrador`;
    return isInForce ? t`Vigente desde el ${day}` : t`Desde el ${day}`;
  };
};

const NewDraft = () => {
  const { t } = useLingui();
  const { sectors } = trpc.useUtils().admin;
  const create = trpc.admin.sectors.create.useMutation();
  const { isPending, run } = useUserAction({
    call: () => create.mutateAsync(),
    done: t`Borrador creado a partir de la edición vigente`,
    invalidates: [sectors.list],
    failed: t`No se pudo crear el borrador`,
  });
  return (
    <Button
      loading={isPending}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => run()}
    >
      <Trans>Nueva edición</Trans>
    </Button>
  );
};

const PublishedEdition = ({ set }: { set: AdministeredSet }) => {
  const language = useLanguage();
  const { source } = set;
  const day = formatDate(set.dataDate, language);
  return (
    <div className={column({ gap: 12 })}>
      <p className={text('dimmed')}>
        <Trans>
          Publicada: ya no cambia. Fuente: {source}. Datos a {day}.
        </Trans>
      </p>
      <PublishedSizeCurve nodes={set.sizeStepNodes} />
      <PublishedDeals deals={set.deals} />
      <FiguresTable figures={set.sectors} />
    </div>
  );
};
