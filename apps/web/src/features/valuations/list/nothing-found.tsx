import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { ListSearch } from '../../../lib/read-list-search.ts';
import { activeFilters, isWholeView, listRoute, withoutFilters } from './list-search.ts';

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

/** There are valuations, but none in this view, or none that the search and the filters let through. */
export const NothingFound = () => {
  const { t } = useLingui();
  const search = listRoute.useSearch();
  const emptyViewText = useEmptyViewText(search);
  const navigate = listRoute.useNavigate();
  const isFiltered = activeFilters(search).length > 0;
  if (!isFiltered && isWholeView(search)) {
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
          <Button
            variant="default"
            onClick={() => void navigate({ search: isFiltered ? withoutFilters : {} })}
          >
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todas</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};
