import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Shown until it has come: as large as what comes. */
  loading: ReactNode;
  /** It is all of the page, whose title comes with it. */
  isPage?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** What was read, or why it could not be and a way to try again. What has come stays when it cannot be read anew. */
export const QueryState = <Data,>({ query, loading, isPage, children }: QueryStateProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  return <ErrorState isPage={isPage} error={query.error} onRetry={() => void query.refetch()} />;
};
