import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { TemplateDocumentItem } from '@valia/domain/templates/template-schemas.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { TemplatesSearch } from '../shared/template-list-words.ts';
import styles from './templates.module.css';
import { classNames, column, text } from '../../../components/style/class-names.ts';

interface DocumentsListProps {
  address: ListUrlState<TemplatesSearch>;
  isDraft: boolean;
}

const tableWidth = 900;

/** The documents created from templates, or only those with missing fields. */
export const DocumentsList = ({ address, isDraft }: DocumentsListProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const wanted = { search: address.search.search ?? '', isDraft };
  const pages = useKeysetPages<TemplateDocumentItem>({
    key: getQueryKey(trpc.valuations.templates.documents),
    wanted,
    read: (cursor, options) =>
      client.valuations.templates.documents.query({ ...wanted, cursor }, options),
  });
  return (
    <div className={column({ gap: 12 })}>
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por empresa o plantilla`,
          placeholder: t`Empresa o plantilla`,
        }}
        filters={[]}
        isWide
      />
      <ListResults
        caption={
          isDraft ? t`Documentos con datos por rellenar` : t`Documentos hechos con plantillas`
        }
        pages={pages}
        columns={useDocumentColumns()}
        isWide={useTableFits(tableWidth)}
        expectedRows={8}
        empty={<NoDocuments address={address} isDraft={isDraft} />}
      />
    </div>
  );
};

const useDocumentColumns = (): TableColumn<TemplateDocumentItem>[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const moment = ({ updatedAt }: TemplateDocumentItem) => (
    <time dateTime={updatedAt}>{describeMoment(updatedAt, { i18n, language, now })}</time>
  );
  const company = ({ companyName }: TemplateDocumentItem) =>
    companyName === '' ? t`Sin valoración` : companyName;
  const state = ({ missing }: TemplateDocumentItem) =>
    missing === 0 ? (
      t`Completo`
    ) : (
      <span className={text('medium', 'warning')}>
        {t`${plural(missing, { one: 'Falta # campo', many: 'Faltan # campos', other: 'Faltan # campos' })}`}
      </span>
    );
  const name = (item: TemplateDocumentItem) => (
    <Link
      to="/resources/templates/document/$id"
      params={{ id: item.id }}
      className={classNames(text('strong', 'undecorated'), styles.name)}
      lang={item.language}
    >
      {item.name}
    </Link>
  );
  return [
    { id: 'name', name: t`Documento`, cell: name, card: { place: 'title', cell: name } },
    { id: 'company', name: t`Empresa`, cell: company, card: { place: 'about', cell: company } },
    {
      id: 'language',
      name: t`Idioma`,
      cell: (item) => <span lang={item.language}>{languageNames[item.language]}</span>,
      card: { place: 'about', cell: (item) => languageNames[item.language] },
    },
    { id: 'state', name: t`Estado`, cell: state, card: { place: 'line', cell: state } },
    {
      id: 'changed',
      name: t`Cambiado`,
      align: 'end',
      cell: moment,
      card: { place: 'figure', cell: moment },
    },
  ];
};

const NoDocuments = ({ address, isDraft }: DocumentsListProps) => {
  const { t } = useLingui();
  if (address.search.search !== undefined)
    return (
      <Sheet>
        <EmptyState
          title={t`Ningún documento coincide`}
          text={t`Prueba con otra empresa u otra plantilla.`}
          action={
            <Button variant="default" onClick={address.clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          }
        />
      </Sheet>
    );
  return (
    <Sheet>
      <EmptyState
        title={isDraft ? t`Nada por rellenar` : t`Aquí estarán tus documentos`}
        text={
          isDraft
            ? t`Los documentos a los que les falte algún dato aparecerán aquí.`
            : t`Elige una plantilla de la biblioteca y rellénala con una valoración.`
        }
        action={
          <Button onClick={() => address.change({ tab: undefined })}>
            <Trans>Ver la biblioteca</Trans>
          </Button>
        }
      />
    </Sheet>
  );
};
