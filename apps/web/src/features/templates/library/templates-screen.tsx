import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { templateList } from '@valia/domain/templates/template-list.ts';
import type { TemplateList, TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { Link } from '@tanstack/react-router';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { listAddress } from '../../../components/filters/list-address.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { TabPanels } from '../../../components/tabs/tab-panels.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type TemplatesSearch, templateWords } from '../shared/template-list-words.ts';
import { TemplatesTable } from '../shared/templates-table.tsx';
import type { ComponentProps } from 'react';
import { DocumentsList } from './documents-list.tsx';
import { TemplatePanel } from './template-panel.tsx';
import styles from './templates.module.css';
import { classNames, column, text } from '../../../components/style/class-names.ts';

/** /resources/templates: the firm's library, the user's own copies, and the documents created from them. */
export const TemplatesScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Plantillas`);
  const address = useListAddress(templateList, templateWords);
  const { search = '', tab = 'library', template } = address.search;
  const language = useLanguage();
  const list = trpc.valuations.templates.list.useQuery(
    { search, language },
    { placeholderData: (before) => before },
  );
  const items = list.data?.items ?? [];
  const firm = items.filter(isOf(false)).length;
  const title =
    firm === 0
      ? t`Plantillas`
      : t`${plural(firm, { one: '# plantilla', many: '# de plantillas', other: '# plantillas' })}, de la carta de encargo al cierre`;
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading title={title} sentence={<Sentence documents={list.data?.documents ?? 0} />} />
      <TabPanels
        label={t`Plantillas y documentos`}
        chosen={tab}
        onChoose={(chosen) =>
          address.change({ tab: chosen === 'library' ? undefined : chosen, template: undefined })
        }
        tabs={useTabs(address, list)}
      />
      {template !== undefined && (
        <TemplatePanel key={template} templateId={template} rows={items} address={address} />
      )}
    </div>
  );
};

const isOf =
  (isOwn: boolean) =>
  ({ owner }: TemplateListItem): boolean =>
    (owner !== 'firm') === isOwn;

type TemplateListQuery = ComponentProps<typeof QueryState<TemplateList>>['query'];

const useTabs = (address: ListUrlState<TemplatesSearch>, list: TemplateListQuery) => {
  const { t } = useLingui();
  const counted = (name: string, countOf: (found: TemplateList) => number) =>
    list.data ? `${name} ${countOf(list.data)}` : name;
  const countOf =
    (isOwn: boolean) =>
    ({ items }: TemplateList): number =>
      items.filter(isOf(isOwn)).length;
  const templates = (isOwn: boolean) => (
    <QueryState query={list} loading={<Skeleton height={520} radius="lg" />}>
      {({ items }) => (
        <Templates address={address} items={items.filter(isOf(isOwn))} isOwn={isOwn} />
      )}
    </QueryState>
  );
  const documents = (isDraft: boolean) => <DocumentsList address={address} isDraft={isDraft} />;
  return [
    { value: 'library', name: counted(t`Biblioteca`, countOf(false)), content: templates(false) },
    { value: 'own', name: counted(t`Tus plantillas`, countOf(true)), content: templates(true) },
    {
      value: 'documents',
      name: counted(t`Tus documentos`, (found) => found.documents),
      content: documents(false),
    },
    {
      value: 'drafts',
      name: counted(t`Borradores`, ({ drafts }) => drafts),
      content: documents(true),
    },
  ] as const;
};

const Sentence = ({ documents }: Pick<TemplateList, 'documents'>) => {
  const { t } = useLingui();
  const made = t`${plural(documents, { one: '# documento tuyo hecho con ellas', many: '# de documentos tuyos hechos con ellas', other: '# documentos tuyos hechos con ellas' })}`;
  return (
    <Trans>{made}. Cada plantilla avisa de que un abogado debe revisarla antes de la firma.</Trans>
  );
};

interface TemplatesProps {
  address: ListUrlState<TemplatesSearch>;
  items: readonly TemplateListItem[];
  isOwn: boolean;
}

const Templates = ({ address, items, isOwn }: TemplatesProps) => {
  const { t } = useLingui();
  const { filters } = useListWords(templateList, templateWords, address.search);
  const { phase, template } = address.search;
  const found = items.filter((item) => phase === undefined || item.phase === phase);
  return (
    <div className={column({ gap: 12 })}>
      <FilterBar address={address} {...filters} isWide />
      {found.length === 0 ? (
        <NoTemplates address={address} isOwn={isOwn} />
      ) : (
        <TemplatesTable
          caption={isOwn ? t`Tus plantillas y las de tu organización` : t`Biblioteca de plantillas`}
          items={found}
          chosen={template}
          hasDocuments
          Name={NameLink}
        />
      )}
    </div>
  );
};

const { read } = listAddress(templateList);

const NameLink = ({ item }: { item: TemplateListItem }) => {
  const language = useLanguage();
  return (
    <Link
      to="/resources/templates"
      search={(before) => ({ ...read(before), template: item.id })}
      className={classNames(text('strong', 'undecorated'), styles.name)}
    >
      {item.names[language]}
    </Link>
  );
};

const NoTemplates = ({ address, isOwn }: Omit<TemplatesProps, 'items'>) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, change } = address;
  return (
    <Sheet>
      {isOwn && activeFilters.length === 0 ? (
        <EmptyState
          title={t`Aún no tienes plantillas propias`}
          text={t`Abre una plantilla de la biblioteca y haz una copia: podrás cambiar su texto, guardar versiones y compartirla con tu organización.`}
          action={
            <Button onClick={() => change({ tab: undefined })}>
              <Trans>Ver la biblioteca</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t`Ninguna plantilla coincide`}
          text={t`Prueba con otra palabra o quita los filtros.`}
          action={
            <Button variant="default" onClick={clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          }
        />
      )}
    </Sheet>
  );
};
