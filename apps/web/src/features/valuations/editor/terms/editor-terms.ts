import { msg } from '@lingui/core/macro';

/** Names for the figures of each method, which only the editor distinguishes. */
export const editorTerms = {
  dcfEnterpriseValue: msg`Valor de empresa por DCF`,
  dcfEquityValue: msg`Fondos propios por DCF`,
  multiplesEnterpriseValue: msg`Valor de empresa por múltiplos`,
  multiplesEquityValue: msg`Fondos propios por múltiplos`,
};

export const stepTerms = {
  company: msg`Empresa`,
  accounts: msg`Cuentas`,
  normalisation: msg`Normalización`,
  projection: msg`Proyección`,
  'cost-of-capital': msg`Coste de capital`,
  'terminal-value': msg`Valor terminal`,
  multiples: msg`Múltiplos`,
  weights: msg`Ponderación`,
  bridge: msg`Puente`,
  result: msg`Resultado`,
};
