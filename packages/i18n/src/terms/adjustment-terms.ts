import { msg } from '@lingui/core/macro';

/** The usual normalisations, as an adjustment is called that is begun from one. */
export const adjustmentKindTerms = {
  partnersPay: msg`Retribución de los socios a mercado`,
  familyPay: msg`Sueldos de familiares que no trabajan`,
  rentToPartners: msg`Alquiler a los socios a mercado`,
  vehicles: msg`Vehículos de uso particular`,
  personalExpenses: msg`Gastos personales`,
  oneOffCost: msg`Gasto extraordinario`,
  oneOffIncome: msg`Ingreso extraordinario`,
} as const;
