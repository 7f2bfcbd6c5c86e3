import { msg } from '@lingui/core/macro';

/** The items added to the net debt one by one. */
export const debtItemTerms = {
  item: msg`Partida de deuda`,
  amount: msg`Importe que se suma a la deuda`,
  kind: msg`Tipo de partida`,
  total: msg`Otras partidas de deuda`,
} as const;

export const debtItemKindTerms = {
  dividends: msg`Dividendos pendientes`,
  'corporate-tax': msg`Impuesto sobre sociedades pendiente`,
  leases: msg`Arrendamientos`,
  'deferred-pay': msg`Retribuciones aplazadas`,
  'capex-owed': msg`Capex pendiente`,
  'working-capital-peg': msg`Circulante por debajo del normal`,
  'locked-box': msg`Salidas desde el balance (locked box)`,
  other: msg({ message: 'Otra deuda', context: 'debt' }),
} as const;
