import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { reloadWhenServed } from '../../../../lib/page/reload-page.ts';

/**
 * Shown in place of a part of the editor that could not be loaded. Only reloading the page helps, because browsers
 * remember a failed import.
 */
export const MissingPart = () => {
  const { t } = useLingui();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    await reloadWhenServed();
    setTrying(false);
  };
  return (
    <ErrorState
      title={t`Esta parte no se ha podido cargar`}
      text={t`Comprueba tu conexión; el resto del editor sigue funcionando. Al intentarlo de nuevo se recarga la página: se conserva lo guardado, pero ya no podrás deshacer los cambios anteriores.`}
      isRetrying={isTrying}
      onRetry={() => void tryAgain()}
    />
  );
};
