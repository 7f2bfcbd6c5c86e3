import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Address } from '../filters/use-address.ts';
import { Sheet } from '../sheet.tsx';
import { EmptyState } from '../states/empty-state.tsx';

interface NoRowsFoundProps {
  address: Pick<Address, 'search' | 'activeFilters' | 'clearFilters' | 'clear'>;
  title: string;
  /** Its title in a view that no filter narrows. */
  ofViews?: Readonly<Partial<Record<string, string>>>;
  /** What it says where no filter narrows the list. */
  text: string;
  /** Leads to everything there; without it nothing does. */
  whole?: string | undefined;
}

/** A list without rows: the filters can be taken off, or there is nothing of the kind. */
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
