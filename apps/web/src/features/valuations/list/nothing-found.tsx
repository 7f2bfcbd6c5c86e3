import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { ValuationListUrlState, ListSearch } from './list-search.ts';

const useEmptyViewText = ({ scope, archived }: ListSearch): string => {
  const { t } = useLingui();
  if (scope === 'shared') {
    return archived === true
      ? t`Las que comparten contigo pasan aquí cuando se archivan.`
      : t`Cuando alguien comparta contigo una valoración, estará aquí.`;
  }
  if (archived === true) return t`Las que archives estarán aquí.`;
  return t`Las demás están en la pestaña «Todas».`;
};

/** Shown when there are valuations, but none in this view, or none that matches the search and the filters. */
export const NothingFound = ({ address }: { address: ValuationListUrlState }) => {
  const { t } = useLingui();
  const { search, activeFilters, clearFilters, clear, isWholeView } = address;
  const emptyViewText = useEmptyViewText(search);
  const isFiltered = activeFilters.length > 0;
  if (!isFiltered && isWholeView) {
    return (
      <Sheet>
        <EmptyState
          title={t`No hay nada en esta vista`}
          text={t`Las que hay están en las otras pestañas.`}
        />
      </Sheet>
    );
  }
  return (
    <Sheet>
      <EmptyState
        title={isFiltered ? t`Ninguna valoración coincide` : t`No hay nada en esta vista`}
        text={isFiltered ? t`Prueba con otra búsqueda o quita los filtros.` : emptyViewText}
        action={
          <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todas</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};
