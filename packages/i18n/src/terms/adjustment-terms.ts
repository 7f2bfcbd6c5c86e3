import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adjustmentKindOf } from '@valia/domain/valuation-years/adjustment-kind-of.ts';

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

/** An adjustment's name in the reader's language where the product gave it, in the adviser's own words where they did. */
export const adjustmentName = (
  label: string,
  translate: (message: MessageDescriptor) => string,
): string => {
  const kind = adjustmentKindOf(label);
  return kind === null ? label : translate(adjustmentKindTerms[kind]);
};
