import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { WaterfallStepName } from '@valia/valuation/analyses/waterfall.ts';

/** The names of the parts of a valuation that explain a change in value. */
export const waterfallTerms: Readonly<Record<WaterfallStepName, MessageDescriptor>> = {
  accounts: msg`Cuentas`,
  adjustments: valuationTerms.accountFigures.adjustments,
  ...valuationTerms.drivers,
  projection: msg`Otras hipótesis de la proyección`,
  costOfCapital: valuationTerms.costOfCapitalNames.short,
  terminal: msg`Valor terminal`,
  discounting: msg`Convención de descuento`,
  multiples: valuationTerms.methodNames.multiples,
  leases: valuationTerms.leaseNames.short,
  method: msg`Método, ponderación y opciones`,
  bridge: msg`Puente a fondos propios`,
  discounts: msg`Descuentos`,
};
