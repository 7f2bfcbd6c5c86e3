import { useLingui } from '@lingui/react/macro';

/** A user's name for display; a general text for a user without a name. */
export const usePersonName = (): ((name: string) => string) => {
  const { t } = useLingui();
  return (name) => (name === '' ? t`Persona sin nombre` : name);
};
