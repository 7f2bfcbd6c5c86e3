import { msg } from '@lingui/core/macro';

/** Names of the document's fields that are no figure of the valuation. */
export const fieldTerms = {
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
  otherVersion: msg`Versión guardada en otro sitio`,
};
