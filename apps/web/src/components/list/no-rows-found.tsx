import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Address } from '../filters/use-address.ts';
import { Sheet } from '../sheet.tsx';
import { EmptyState } from '../states/empty-state.tsx';

interface NoRowsFoundProps {
  address: Pick<Address, 'activeFilters' | 'clearFilters' | 'clear'>;
  title: string;
  /** What it says where no filter narrows the list. */
  text: string;
  /** Leads to everything there; without it nothing does. */
  whole?: string | undefined;
}

/** A list without rows: the filters can be taken off, or there is nothing of the kind. */
export const NoRowsFound = ({ address, title, text, whole }: NoRowsFoundProps) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, clear } = address;
  const isFiltered = activeFilters.length > 0;
  return (
    <Sheet>
      <EmptyState
        title={title}
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
