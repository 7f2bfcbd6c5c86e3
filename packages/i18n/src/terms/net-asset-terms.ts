import { msg } from '@lingui/core/macro';

/** The view by adjusted net assets: its fields and its figures. */
export const netAssetTerms = {
  netAssets: msg`Activo neto ajustado`,
  bookEquity: msg`Patrimonio neto contable`,
  latentTaxRate: msg`Tipo del impuesto latente`,
  adjustment: msg`Revalorización`,
  label: msg`Activo o deuda`,
  amount: msg`Diferencia con el balance`,
  reason: msg`Motivo de la diferencia`,
  taxed: msg`Tributaría al venderse`,
} as const;

export const netAssetFigureTerms = {
  adjustments: msg`Suma de las revalorizaciones`,
  latentTax: msg`Impuesto latente`,
  value: msg`Activo neto ajustado`,
  goodwill: msg`Valor por encima del activo neto`,
} as const;
