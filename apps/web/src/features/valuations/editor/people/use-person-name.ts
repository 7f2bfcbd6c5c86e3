import { useLingui } from '@lingui/react/macro';

/** A person's name as it is shown; somebody may have given none. */
export const usePersonName = (): ((name: string) => string) => {
  const { t } = useLingui();
  return (name) => (name === '' ? t`Persona sin nombre` : name);
};
