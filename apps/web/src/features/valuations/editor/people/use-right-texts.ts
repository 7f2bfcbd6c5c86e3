import { useLingui } from '@lingui/react/macro';
import type { ShareRight } from '@valia/domain/valuations/valuation-sharing-schemas.ts';

/** The names of the rights of a share, for select lists. */
export const useRightTexts = (): Record<ShareRight, string> => {
  const { t } = useLingui();
  return { edit: t`Puede editar`, read: t`Solo leer` };
};
