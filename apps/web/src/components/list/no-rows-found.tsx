import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ListUrlState } from '../filters/use-list-url-state.ts';
import { Sheet } from '../sheet.tsx';
import { EmptyState } from '../states/empty-state.tsx';

interface NoRowsFoundProps {
  address: Pick<ListUrlState, 'search' | 'activeFilters' | 'clearFilters' | 'clear'>;
  title: string;
  /** The titles for views that no filter narrows, by view. */
  ofViews?: Readonly<Partial<Record<string, string>>>;
  /** The text when no filter narrows the list. */
  text: string;
  /** The text of the button that shows the whole list; without it, there is no button. */
  whole?: string | undefined;
}

/** An empty list: either the filters can be cleared, or no such rows exist. */
export const NoRowsFound = ({ address, title, ofViews = {}, text, whole }: NoRowsFoundProps) => {
  const { t } = useLingui();
  const { search, activeFilters, clearFilters, clear } = address;
  const isFiltered = activeFilters.length > 0;
  const { view } = search;
  const ofView = isFiltered || view === undefined ? undefined : ofViews[String(view)];
  return (
    <Sheet>
      <EmptyState
        title={ofView ?? title}
        text={isFiltered ? t`Prueba con otra búsqueda o quita los filtros.` : text}
        {...((isFiltered || whole !== undefined) && {
          action: (
            <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
              {isFiltered ? <Trans>Quitar filtros</Trans> : whole}
            </Button>
          ),
        })}
      />
    </Sheet>
  );
};
