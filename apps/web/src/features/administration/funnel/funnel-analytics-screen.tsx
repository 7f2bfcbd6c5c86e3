import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { funnelList } from '@valia/domain/tracking/funnel-list.ts';
import type { Funnel } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { SavedViewCalls } from '../../../components/views/use-saved-views.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ExportOfFunnels } from './export-of-funnels.tsx';
import { FunnelSheet } from './funnel-sheet.tsx';
import { FunnelSplits } from './funnel-splits.tsx';
import { useFunnelTexts } from './use-funnel-texts.ts';
import { column } from '../../../components/style/class-names.ts';

/** /admin/funnel-analytics: from the visit to the first completed valuation, and from the lead to its outcome. */
export const FunnelAnalyticsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Embudo`);
  const address = useListAddress(funnelList, funnelWords);
  const { period, visits, language, source, adviser } = address.search;
  const query = trpc.admin.funnel.get.useQuery({
    ...(period !== undefined && { period }),
    visitSource: visits ?? null,
    language: language ?? null,
    leadSource: source ?? null,
    adviserId: adviser ?? null,
  });
  const { tabs, filters } = useFunnelWords(address, query.data);
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={useTitle(query.data)}
        sentence={<Sentence funnel={query.data} />}
        actions={<ExportOfFunnels funnel={query.data} />}
      />
      <ViewTabs address={address} tabs={tabs} verbs={useFunnelViews()} />
      <FilterBar address={address} {...filters} isWide={useTableFits(960)} />
      <QueryState query={query} loading={<Skeleton height={720} radius="lg" />}>
        {(funnel) => <Funnels funnel={funnel} />}
      </QueryState>
    </div>
  );
};

const Funnels = ({ funnel }: { funnel: Funnel }) => {
  const { t } = useLingui();
  const names = useFunnelTexts();
  return (
    <>
      <FunnelSheet
        subject={t`Asesores, de la visita a la primera valoración completada`}
        unit={t`Personas`}
        steps={adviserSteps}
        names={names.advisers}
        counts={funnel.advisers}
        before={funnel.advisersBefore}
        waits={funnel.adviserWaits}
        waitsSince={t`Desde el registro`}
      />
      <FunnelSheet
        subject={t`Leads, de la entrada al cierre`}
        unit={t`Leads`}
        steps={leadSteps}
        names={names.leads}
        counts={funnel.leads}
        before={funnel.leadsBefore}
        waits={funnel.leadWaits}
        waitsSince={t`Desde que entran`}
      />
      <FunnelSplits funnel={funnel} />
    </>
  );
};

const useFunnelViews = (): SavedViewCalls =>
  useSavedViewCalls(trpc.admin.funnel, trpc.useUtils().admin.funnel.views);

const useTitle = (funnel: Funnel | undefined): string => {
  const { t } = useLingui();
  const language = useLanguage();
  if (funnel === undefined) return t`Embudo`;
  const visits = formatNumber(funnel.advisers['landing-viewed'], { language });
  const count = funnel.advisers['first-valuation-completed'];
  const completed = formatNumber(count, { language });
  return t`${plural(count, { one: `De ${visits} visitas sale ${completed} valoración`, many: `De ${visits} visitas salen ${completed} valoraciones`, other: `De ${visits} visitas salen ${completed} valoraciones` })}`;
};

const Sentence = ({ funnel }: { funnel: Funnel | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (funnel === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={420} maw="80%" />;
  const from = formatDate(funnel.from, language, 'long');
  const to = formatDate(funnel.to, language, 'long');
  const completed = formatNumber(funnel.advisersBefore['first-valuation-completed'], { language });
  const visits = formatNumber(funnel.advisersBefore['landing-viewed'], { language });
  return t`Del ${from} al ${to}. En el periodo anterior fueron ${completed} de ${visits}.`;
};

type FunnelSearch = SearchOf<typeof funnelList>;

const visitSources = (funnel: Funnel | undefined, { visits }: FunnelSearch): string[] => {
  const known = (funnel?.bySource ?? []).map(({ source }) => source);
  return [...new Set([...known, ...(visits === undefined ? [] : [visits])])];
};

const funnelWords: ListWords<typeof funnelList> = {
  views: { '': msg`Todo` },
  filters: {
    period: {
      name: msg`Periodo`,
      choices: {
        '30d': msg`últimos 30 días`,
        '90d': msg`últimos 90 días`,
        '365d': msg`último año`,
      },
    },
    visits: { name: msg`Origen de la visita` },
    language: { name: msg`Idioma`, choices: languageNames },
    source: { name: msg`Origen del lead`, choices: leadTerms.sources },
    adviser: { name: msg`Asesor` },
  },
};

/** The filters for period and sources; the sources of visits are those that occur in the period. */
const useFunnelWords = ({ search }: ListUrlState<FunnelSearch>, funnel: Funnel | undefined) => {
  const { t } = useLingui();
  const advisers = trpc.admin.leads.assignees.useQuery({}).data?.advisers ?? [];
  return useListWords(funnelList, funnelWords, search, {
    options: {
      visits: visitSources(funnel, search).map((value) => ({
        value,
        label: value === 'direct' ? t`Directo` : value,
      })),
      adviser: advisers.map(({ userId, name }) => ({ value: userId, label: name })),
    },
  });
};
