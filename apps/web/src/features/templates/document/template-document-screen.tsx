import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DocumentEditor } from './document-editor.tsx';

/** /resources/templates/document/{id}: fills a document in, beside how it will be printed. */
export const TemplateDocumentScreen = () => {
  const { id } = useParams({ from: '/authenticated/shell/resources/templates/document/$id' });
  const query = trpc.valuations.templates.document.useQuery(
    { id },
    // What is typed here is newer than what was read.
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', gcTime: 0 },
  );
  return (
    <QueryState isPage query={query} loading={<Skeleton height={720} radius="lg" />}>
      {(document) => <DocumentEditor key={document.id} document={document} />}
    </QueryState>
  );
};
