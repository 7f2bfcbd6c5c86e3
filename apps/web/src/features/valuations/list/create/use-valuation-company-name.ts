import { useLingui } from '@lingui/react/macro';

/** The company's name of a valuation; a general text when it has none yet. */
export const useValuationCompanyName = () => {
  const { t } = useLingui();
  return ({ companyName = '' }: { companyName?: string }): string =>
    companyName === '' ? t`Empresa sin nombre` : companyName;
};
