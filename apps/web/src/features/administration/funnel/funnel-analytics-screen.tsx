import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Funnel } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { allOptions, choiceFilter } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { type ListUrlState, useListUrlState } from '../../../components/filters/use-list-url-state.ts';
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
import { type FunnelSearch, funnelSearchSchema } from './read-funnel-search.ts';
import { useFunnelTexts } from './use-funnel-texts.ts';
import { column } from '../../../components/style/class-names.ts';

/** /admin/funnel-analytics: from the visit to the first completed valuation, and from the lead to its outcome. */
export const FunnelAnalyticsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Embudo`);
  const address = useListUrlState(funnelSearchSchema);
  const { period, visits, language, source, adviser } = address.search;
  const query = trpc.admin.funnel.get.useQuery({
    ...(period !== undefined && { period }),
    visitSource: visits ?? null,
    language: language ?? null,
    leadSource: source ?? null,
    adviserId: adviser ?? null,
  });
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={useTitle(query.data)}
        sentence={<Sentence funnel={query.data} />}
        actions={<ExportOfFunnels funnel={query.data} />}
      />
      <ViewTabs address={address} tabs={[{ label: t`Todo`, view: {} }]} verbs={useFunnelViews()} />
      <FilterBar
        address={address}
        searchField={null}
        filters={useFunnelFilters(address, query.data)}
        isWide={useTableFits(960)}
      />
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

const visitSources = (funnel: Funnel | undefined, { visits }: FunnelSearch): string[] => {
  const known = (funnel?.bySource ?? []).map(({ source }) => source);
  return [...new Set([...known, ...(visits === undefined ? [] : [visits])])];
};

/** The filters for period and sources; the sources of visits are those that occur in the period. */
const useFunnelFilters = (
  { search }: ListUrlState<FunnelSearch>,
  funnel: Funnel | undefined,
): Filter<keyof FunnelSearch>[] => {
  const { t, i18n } = useLingui();
  const advisers = trpc.admin.leads.assignees.useQuery({}).data?.advisers ?? [];
  return [
    choiceFilter('period', t`Periodo`, {
      '30d': t`últimos 30 días`,
      '90d': t`últimos 90 días`,
      '365d': t`último año`,
    }),
    {
      kind: 'choice',
      key: 'visits',
      label: t`Origen de la visita`,
      options: visitSources(funnel, search).map((value) => ({
        value,
        label: value === 'direct' ? t`Directo` : value,
      })),
    },
    {
      kind: 'choice',
      key: 'language',
      label: t`Idioma`,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
    },
    choiceFilter('source', t`Origen del lead`, allOptions(i18n, leadTerms.sources)),
    {
      kind: 'choice',
      key: 'adviser',
      label: t`Asesor`,
      options: advisers.map(({ userId, name }) => ({ value: userId, label: name })),
    },
  ];
};
