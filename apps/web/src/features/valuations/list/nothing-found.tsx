import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Sheet } from '../../../components/sheet.tsx';

const route = getRouteApi('/authenticated/shell/valuations');

/** There are valuations, but none that the search and the filters let through. */
export const NothingFound = () => {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  return (
    <Sheet>
      <EmptyState
        title={t`Ninguna valoración coincide`}
        text={t`Prueba con otra búsqueda o quita los filtros.`}
        action={
          <Button variant="default" onClick={() => void navigate({ search: {} })}>
            <Trans>Quitar filtros</Trans>
          </Button>
        }
      />
    </Sheet>
  );
};
