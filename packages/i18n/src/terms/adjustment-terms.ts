import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adjustmentKindOf } from '@valia/domain/valuation-years/adjustment-kind-of.ts';

/** The names of common normalisations, used for adjustments created from them. */
export const adjustmentKindTerms = {
  partnersPay: msg`Retribución de los socios a mercado`,
  familyPay: msg`Sueldos de familiares que no trabajan`,
  rentToPartners: msg`Alquiler a los socios a mercado`,
  vehicles: msg`Vehículos de uso particular`,
  personalExpenses: msg`Gastos personales`,
  oneOffCost: msg`Gasto extraordinario`,
  oneOffIncome: msg`Ingreso extraordinario`,
} as const;

/** An adjustment's name in the reader's language when the product gave it, in the adviser's own words otherwise. */
export const adjustmentName = (
  label: string,
  translate: (message: MessageDescriptor) => string,
): string => {
  const kind = adjustmentKindOf(label);
  return kind === null ? label : translate(adjustmentKindTerms[kind]);
};
