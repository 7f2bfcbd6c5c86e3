import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DocumentEditor } from './document-editor.tsx';

/** /resources/templates/document/{id}: fills in a document, beside a preview of its printed form. */
export const TemplateDocumentScreen = () => {
  const { id } = useParams({ from: '/authenticated/shell/resources/templates/document/$id' });
  const query = trpc.valuations.templates.document.useQuery(
    { id },
    // Never refetched while open, because the typed values are newer than the fetched ones.
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', gcTime: 0 },
  );
  return (
    <QueryState isPage query={query} loading={<Skeleton height={720} radius="lg" />}>
      {(document) => <DocumentEditor key={document.id} document={document} />}
    </QueryState>
  );
};
