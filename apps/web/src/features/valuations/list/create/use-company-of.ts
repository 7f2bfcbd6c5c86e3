import { useLingui } from '@lingui/react/macro';

/** A valuation's company, also where it has no name yet. */
export const useCompanyOf = () => {
  const { t } = useLingui();
  return ({ companyName = '' }: { companyName?: string }): string =>
    companyName === '' ? t`Empresa sin nombre` : companyName;
};
