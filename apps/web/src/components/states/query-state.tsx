import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Shown until the data arrives, with the same size as the content. */
  loading: ReactNode;
  /** Whether it is the page's whole content, which includes the page's heading. */
  isPage?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** The loaded data, or the error with a button to try again. Loaded data stays visible when refetching fails. */
export const QueryState = <Data,>({ query, loading, isPage, children }: QueryStateProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  return <ErrorState isPage={isPage} error={query.error} onRetry={() => void query.refetch()} />;
};
