import { msg } from '@lingui/core/macro';

/** Names that only the editor uses. */
export const editorTerms = {
  field: msg`Dato`,
  adjustment: msg`Ajuste`,
  adjustments: msg`Ajustes de normalización`,
  year: msg`Ejercicio`,
  years: msg`Ejercicios`,
  drivers: msg`Hipótesis de la proyección`,
  range: msg`Pasos del rango`,
  sources: msg`Fuentes`,
  projectedYears: msg`Años proyectados`,
  accountsDetail: msg`Detalle de las cuentas`,
  discounting: msg`Convención de descuento`,
  mode: msg`Cálculo del coste de capital`,
  terminalMethod: msg`Método del valor terminal`,
  multipleOrigin: msg`Origen del múltiplo`,
  dcfEnterpriseValue: msg`Valor de empresa por DCF`,
  dcfEquityValue: msg`Fondos propios por DCF`,
  multiplesEnterpriseValue: msg`Valor de empresa por múltiplos`,
  multiplesEquityValue: msg`Fondos propios por múltiplos`,
};

export const stepTerms = {
  company: msg`Empresa`,
  accounts: msg`Cuentas`,
  projection: msg`Proyección`,
  'cost-of-capital': msg`Coste de capital`,
  'terminal-value': msg`Valor terminal`,
  multiples: msg`Múltiplos`,
  weights: msg`Ponderación`,
  bridge: msg`Puente`,
  result: msg`Resultado`,
};
