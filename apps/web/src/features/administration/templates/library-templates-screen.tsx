import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { templateList } from '@valia/domain/templates/template-list.ts';
import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import type { SavedViewCalls } from '../../../components/views/use-saved-views.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { templateWords } from '../../templates/shared/template-list-words.ts';
import { TemplatesTable } from '../../templates/shared/templates-table.tsx';
import { languagesBehindSpanish } from '../../templates/shared/version-cells.tsx';
import { ExportOfTemplates } from './export-of-templates.tsx';
import styles from './library-templates.module.css';
import { classNames, column, text } from '../../../components/style/class-names.ts';

const looks = { name: classNames(text('strong', 'undecorated'), styles.name) };

/** /admin/templates: the firm's library, and which translations are older than the Spanish text. */
export const LibraryTemplatesScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Plantillas de la firma`);
  const address = useListAddress(templateList, templateWords);
  const { tabs, filters } = useListWords(templateList, templateWords, address.search);
  const { search = '', phase } = address.search;
  const language = useLanguage();
  const list = trpc.admin.templates.list.useQuery(
    { search, language },
    { placeholderData: (before) => before },
  );
  const found = (list.data?.items ?? []).filter(
    (item) => phase === undefined || item.phase === phase,
  );
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading
        title={t`Plantillas de la firma`}
        sentence={<Sentence items={list.data?.items} />}
        actions={<ExportOfTemplates items={found} />}
      />
      <ViewTabs address={address} tabs={tabs} verbs={useLibraryViews()} />
      <FilterBar address={address} {...filters} isWide />
      <QueryState query={list} loading={<Skeleton height={520} radius="lg" />}>
        {() => <Found items={found} onClear={address.clearFilters} />}
      </QueryState>
    </div>
  );
};

const Sentence = ({ items }: { items: readonly TemplateListItem[] | undefined }) => {
  const { t } = useLingui();
  if (items === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={320} />;
  const behind = items.filter(({ versions }) => languagesBehindSpanish(versions).length > 0).length;
  const all = t`${plural(items.length, { one: '# plantilla', many: '# de plantillas', other: '# plantillas' })}`;
  return behind === 0 ? (
    <Trans>{all}. Los tres idiomas dicen lo mismo.</Trans>
  ) : (
    <Trans>
      {all}. Por detrás del español: {behind}.
    </Trans>
  );
};

const NameLink = ({ item }: { item: TemplateListItem }) => {
  const language = useLanguage();
  return (
    <Link to="/admin/templates/$id" params={{ id: item.id }} className={looks.name}>
      {item.names[language]}
    </Link>
  );
};

interface FoundProps {
  items: readonly TemplateListItem[];
  onClear: () => void;
}

const Found = ({ items, onClear }: FoundProps) => {
  const { t } = useLingui();
  if (items.length === 0)
    return (
      <Sheet>
        <EmptyState
          title={t`Ninguna plantilla coincide`}
          text={t`Prueba con otra palabra o quita los filtros.`}
          action={
            <Button variant="default" onClick={onClear}>
              <Trans>Quitar filtros</Trans>
            </Button>
          }
        />
      </Sheet>
    );
  return (
    <TemplatesTable
      caption={t`Biblioteca de la firma`}
      items={items}
      chosen={undefined}
      hasDocuments={false}
      Name={NameLink}
    />
  );
};

/** The calls for an administrator's own saved views. */
const useLibraryViews = (): SavedViewCalls =>
  useSavedViewCalls(trpc.admin.templates, trpc.useUtils().admin.templates.views);
