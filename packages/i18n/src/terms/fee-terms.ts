import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeeConvention } from '@valia/domain/fees/fee-convention.ts';
import type { FeeTax } from '@valia/domain/fees/fee-invoice.ts';

const conventions: Readonly<Record<FeeConvention, MessageDescriptor>> = {
  lehman: msg`Lehman`,
  'double-lehman': msg`Doble Lehman`,
  'double-lehman-by-one': msg`Doble Lehman larga`,
  'modified-lehman': msg`Modificada corta`,
  'modified-lehman-in-five': msg`Modificada`,
  flat: msg({ message: 'Fija', context: 'A fee of one rate' }),
  own: msg`Tramos propios`,
};

const taxes: Readonly<Record<FeeTax['kind'], MessageDescriptor>> = {
  vat: msg`IVA`,
  igic: msg`IGIC`,
  ipsi: msg`IPSI`,
  exempt: msg`Exenta de IVA`,
  'not-subject': msg`No sujeta`,
};

const bases = {
  enterprise: msg`Valor de empresa`,
  equity: msg`Capital`,
} as const;

/** The terms for the parts of a success fee. */
export const feeTerms = { conventions, taxes, bases } as const;
