import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/states/empty-state.tsx';
import { Sheet } from '../../../../components/sheet.tsx';

/** The list of a user who has not created a valuation yet. */
export const FirstValuation = ({ action }: { action: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Sheet>
      <EmptyState
        title={t`Aquí estarán tus valoraciones`}
        text={t`Empieza por una empresa de cliente, la tuya o una posible adquisición. Con las cuentas de un año ya hay un primer valor.`}
        action={action}
      />
    </Sheet>
  );
};
