import { useLingui } from '@lingui/react/macro';
import type { ShareRight } from '@valia/domain/valuations/valuation-sharing-schemas.ts';

/** What a share lets somebody do, as it stands in lists of choices. */
export const useRightTexts = (): Record<ShareRight, string> => {
  const { t } = useLingui();
  return { edit: t`Puede editar`, read: t`Solo leer` };
};
