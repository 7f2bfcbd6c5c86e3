import { msg } from '@lingui/core/macro';
import { compareFees } from '@valia/domain/fees/compare-fees.ts';
import { feeCalculation } from '@valia/domain/fees/fee-calculation.ts';
import { scaleOfConvention } from '@valia/domain/fees/fee-convention.ts';
import { feeRequest, type FeeInput, ownScalesOf } from '@valia/domain/fees/fee-request.ts';
import type { FeeSheetInput } from '@valia/domain/reports/sheet-renderer.ts';
import { describeScale, feeMoney, feeTable, type FeeRow } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/terms/fee-terms.ts';
import { formatDate, formatMonth, formatRate } from '@valia/i18n/format.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import type { Translate } from '../content/report-translator.ts';
import {
  endAlignedColumn,
  type SheetTable,
  type SheetView,
  startAlignedColumn,
} from './sheet-view.ts';

const texts = {
  title: msg`Cálculo de honorarios`,
  titleOf: msg`Honorarios: {company}`,
  lead: msg`Los honorarios de éxito son {fee}, sin impuestos: {closing} al cierre y {earnOut} con el earn-out.`,
  leadClosing: msg`Los honorarios de éxito son {fee}, sin impuestos, al cierre.`,
  convention: msg`Convención`,
  base: msg`Base de cálculo`,
  price: msg`Precio`,
  priceParts: msg`{closing} al cierre y {earnOut} de earn-out`,
  earnOutPaid: msg`Earn-out`,
  adviser: msg`Asesor`,
  step: msg`Cálculo, paso a paso`,
  inBand: msg`Precio en el tramo`,
  rate: msg({ message: 'Tipo', context: 'A percentage' }),
  atClosing: msg`Al cierre`,
  earnOut: msg`Earn-out`,
  fee: msg`Honorarios, €`,
  compared: msg`Las convenciones, con las mismas condiciones`,
  onScale: msg`Con descuento, €`,
  limit: msg`Límite`,
  minimum: msg`mínimo`,
  cap: msg`tope`,
  effective: msg`Efectivo`,
  due: msg`Pendiente al cierre`,
  invoice: msg`Factura al cierre`,
  success: msg`Honorarios de éxito`,
  confidential: msg`Confidencial`,
  printed: msg`Impreso el {date}`,
  page: msg`Página {page} de {pages}`,
  notes: msg`Cada tramo del precio paga solo su tipo. Los importes se redondean una vez, al céntimo. La parte del earn-out se cobra cuando se paga.`,
  tax: msg`La mediación en la venta de participaciones puede estar exenta de IVA. Confírmalo con tu fiscalista.`,
} as const;

const stepTable = (rows: readonly FeeRow[], t: Translate): SheetTable => ({
  title: t(texts.step),
  columns: [
    startAlignedColumn('', true),
    endAlignedColumn(t(texts.inBand)),
    endAlignedColumn(t(texts.rate)),
    endAlignedColumn(t(texts.atClosing)),
    endAlignedColumn(t(texts.earnOut)),
    endAlignedColumn(t(texts.fee)),
  ],
  rows: rows.map(({ kind, label, detail, value, rate, closing, earnOut, total }) => ({
    kind,
    cells: [detail === '' ? label : `${label} · ${detail}`, value, rate, closing, earnOut, total],
  })),
});

const comparedTable = (
  fee: FeeInput,
  t: Translate,
  language: FeeSheetInput['language'],
): SheetTable => {
  const scales = ownScalesOf(fee);
  return {
    title: t(texts.compared),
    columns: [
      startAlignedColumn(t(texts.convention), true),
      endAlignedColumn(t(texts.onScale)),
      startAlignedColumn(t(texts.limit)),
      endAlignedColumn(t(texts.fee)),
      endAlignedColumn(t(texts.effective)),
    ],
    rows: compareFees(feeRequest(fee), scales).map((one) => {
      const scale = scaleOfConvention(one.convention, scales) ?? [];
      const name = t(feeTerms.conventions[one.convention]);
      return {
        kind: one.convention === fee.convention ? 'picked' : 'normal',
        cells: [
          `${name} · ${describeScale(scale, language)}`,
          feeMoney(one.discountedCents, language),
          one.limit === null ? '–' : t(one.limit === 'cap' ? texts.cap : texts.minimum),
          feeMoney(one.feeCents, language),
          one.effectiveRate === null
            ? '–'
            : formatRate(one.effectiveRate, { language, decimals: 2 }),
        ],
      };
    }),
  };
};

const factsOf = ({ fee, person, language }: FeeSheetInput, t: Translate): SheetView['facts'] => {
  const money = (cents: number) => feeMoney(BigInt(cents), language);
  const scale = scaleOfConvention(fee.convention, ownScalesOf(fee)) ?? [];
  const price =
    fee.earnOutCents === 0
      ? money(fee.closingCents)
      : t(
          withValues(texts.priceParts, {
            closing: money(fee.closingCents),
            earnOut: money(fee.earnOutCents),
          }),
        );
  return [
    {
      label: t(texts.adviser),
      value: [person.name, person.organizationName]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    },
    {
      label: t(texts.convention),
      value: `${t(feeTerms.conventions[fee.convention])} · ${describeScale(scale, language)}`,
    },
    { label: t(texts.base), value: t(feeTerms.bases[fee.base]) },
    { label: t(texts.price), value: price },
    ...(fee.earnOutMonth === null || fee.earnOutCents === 0
      ? []
      : [{ label: t(texts.earnOutPaid), value: formatMonth(`${fee.earnOutMonth}-01`, language) }]),
  ];
};

/** A calculation as printed: the rows of the screen, and the comparison of conventions. */
export const feeSheet = (input: FeeSheetInput, t: Translate): SheetView => {
  const { fee, person, language, issuedAt } = input;
  const result = feeCalculation(feeRequest(fee));
  const money = (cents: bigint) => feeMoney(cents, language);
  const title =
    fee.companyName === ''
      ? t(texts.title)
      : t(withValues(texts.titleOf, { company: fee.companyName }));
  const values = {
    fee: money(result.fee.total),
    closing: money(result.fee.closing),
    earnOut: money(result.fee.earnOut),
  };
  const runningName = person.organizationName ?? person.name;
  return {
    language,
    title,
    author: runningName,
    confidential: t(texts.confidential),
    code: t(withValues(texts.printed, { date: formatDate(issuedAt, language, 'short') })),
    pageNumber: t(withValues(texts.page, { page: '{page}', pages: '{pages}' })),
    runningTitle: t(texts.title),
    runningName,
    lead: t(withValues(fee.earnOutCents === 0 ? texts.leadClosing : texts.lead, values)),
    facts: factsOf(input, t),
    figures: [
      { label: t(texts.success), value: values.fee },
      { label: t(texts.due), value: money(result.net.closing) },
      { label: t(texts.earnOut), value: money(result.net.earnOut) },
      { label: t(texts.invoice), value: money(result.invoices.closing) },
    ],
    tables: [stepTable(feeTable(result, fee, { t, language }), t), comparedTable(fee, t, language)],
    notes: [t(texts.notes), t(texts.tax)],
  };
};
