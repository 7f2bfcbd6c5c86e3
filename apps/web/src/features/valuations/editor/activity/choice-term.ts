import type { MessageDescriptor } from '@lingui/core';
import { dealTerms } from '@valia/i18n/terms/deal-terms.ts';
import { debtItemKindTerms } from '@valia/i18n/terms/debt-item-terms.ts';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import { productSourceTexts } from '@valia/i18n/product-source-texts.ts';
import { movableDriverTerms } from '@valia/i18n/terms/movable-driver-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { optionTerms } from '../terms/option-terms.ts';
import { reportFactTerms } from '../terms/report-fact-terms.ts';
import { projectionOptionTerms } from '../terms/projection-option-terms.ts';

type Terms = Readonly<Record<string, MessageDescriptor>>;

interface Choice {
  fields: RegExp;
  terms: Terms;
  /** The choice when the document has no value. */
  absent?: MessageDescriptor;
}

const { yes, no } = optionTerms.answers;
const { firstYear } = projectionOptionTerms;

/** The fields with a fixed list of values, and the editor's name of each value. */
const choices: readonly Choice[] = [
  { fields: /^method$/, terms: valuationTerms.methods },
  { fields: /^discounting$/, terms: valuationTerms.discountingConventions },
  { fields: /^terminal\.method$/, terms: valuationTerms.terminalMethods },
  { fields: /^accounts\.detail$/, terms: optionTerms.accountsDetail },
  { fields: /^adjustments\.\d+\.line$/, terms: valuationTerms.accountFigures },
  { fields: /\.path\.kind$/, terms: valuationTerms.driverPathKinds },
  {
    fields: /^projection\.workingCapital\.basis$/,
    terms: projectionOptionTerms.workingCapital,
    absent: projectionOptionTerms.workingCapital.share,
  },
  {
    fields: /^projection\.reinvestment\.basis$/,
    terms: projectionOptionTerms.reinvestment,
    absent: projectionOptionTerms.reinvestment.investment,
  },
  {
    fields: /^projection\.losses\.limit$/,
    terms: projectionOptionTerms.losses,
    absent: projectionOptionTerms.losses.off,
  },
  {
    fields: /^projection\.spanishTax\.regime$/,
    terms: projectionOptionTerms.taxRegimes,
    absent: projectionOptionTerms.taxRegimes.given,
  },
  {
    fields: /^projection\.spanishTax\.variant$/,
    terms: projectionOptionTerms.taxVariants,
    absent: no,
  },
  {
    fields: /^projection\.spanishTax\.zone\.kind$/,
    terms: projectionOptionTerms.taxZones,
    absent: projectionOptionTerms.taxZones.none,
  },
  { fields: /^projection\.taxOperations\.foral$/, terms: projectionOptionTerms.foralNorms },
  { fields: /^projection\.stub$/, terms: { true: firstYear.stub }, absent: firstYear.whole },
  { fields: /^costOfCapital\.mode$/, terms: valuationTerms.costOfCapitalModes },
  {
    fields: /^costOfCapital\.weights\.basis$/,
    terms: optionTerms.weightsBases,
    absent: optionTerms.weightsBases['debt-to-equity'],
  },
  { fields: /^costOfCapital\.syntheticRating\.table$/, terms: optionTerms.ratingTables },
  {
    fields: /^leases\.schedule\.basis$/,
    terms: valuationTerms.leaseSchedules,
    absent: valuationTerms.leaseSchedules.none,
  },
  { fields: /^multiples\..+\.origin\.kind$/, terms: valuationTerms.multipleOrigins },
  { fields: /\.origin\.evidence\.kind$/, terms: dealTerms.rungs },
  {
    fields: /^multiples\..+\.origin\.type$/,
    terms: valuationTerms.ownMultipleTypes,
    absent: valuationTerms.ownMultipleTypes.listed,
  },
  { fields: /^multiples\.sizeStep\.mode$/, terms: optionTerms.sizeStepModes },
  { fields: /^multiples\.comparables\.\d+\.included$/, terms: { true: yes, false: no } },
  {
    fields: /^multiples\.comparables\.\d+\.type$/,
    terms: valuationTerms.comparableTypes,
    absent: fieldTerms.comparableTypeUntold,
  },
  {
    fields: /^(?:mixedOverAvailable|deductsCashShortfall)$/,
    terms: { true: yes, false: no },
    absent: no,
  },
  {
    fields: /^discounts\.lackOfMarketability\.model$/,
    terms: valuationTerms.marketabilityModels,
    absent: valuationTerms.marketabilityModels.none,
  },
  {
    fields: /^discounts\.lackOfControl\.model$/,
    terms: valuationTerms.controlModels,
    absent: valuationTerms.controlModels.none,
  },
  {
    fields: /^costOfCapital\.syntheticRating\.interpolated$/,
    terms: { true: yes, false: no },
    absent: no,
  },
  { fields: /^debtItems\.\d+\.kind$/, terms: debtItemKindTerms },
  { fields: /^netAssets\.adjustments\.\d+\.taxed$/, terms: { true: yes, false: no } },
  { fields: /^discounts\.byMethod\.\w+\.\w+$/, terms: { true: yes, false: no } },
  { fields: /^scenarios\.\d+\.moves\.\d+\.apply$/, terms: optionTerms.moves },
  { fields: /^analysis\.monteCarlo\.drivers\.\d+\.apply$/, terms: optionTerms.draws },
  { fields: /^analysis\..+\.distribution\.kind$/, terms: optionTerms.distributions },
  { fields: /^(?:scenarios|analysis)\..+\.driver$/, terms: movableDriverTerms },
  { fields: /^report\.engagement\.purpose$/, terms: reportFactTerms.purposes },
  { fields: /^report\.engagement\.circulation$/, terms: reportFactTerms.circulations },
  { fields: /^report\.basis\.standardOfValue$/, terms: reportFactTerms.standardsOfValue },
  { fields: /^report\.basis\.premise$/, terms: reportFactTerms.premises },
  { fields: /^report\.basis\.control$/, terms: reportFactTerms.control },
  { fields: /^report\.basis\.marketability$/, terms: reportFactTerms.marketability },
  { fields: /^report\.information\.\d+\.kind$/, terms: reportFactTerms.documentKinds },
  { fields: /^report\.information\.\d+\.origin$/, terms: reportFactTerms.documentOrigins },
  { fields: /^report\.information\.\d+\.state$/, terms: reportFactTerms.statesOfDocument },
  { fields: /^report\.plan\.by$/, terms: reportFactTerms.planMakers },
  { fields: /^report\.visits\.\d+\.kind$/, terms: reportFactTerms.visitKinds },
  { fields: /^report\.statements\.fee\.kind$/, terms: reportFactTerms.fees },
  {
    fields: /^report\.(?:standard|statements|laterFacts|information)\./,
    terms: { true: yes, false: no },
  },
  { fields: /^sources\..+\.code$/, terms: productSourceTexts },
];

/**
 * The editor's name of a choice in the field at a path, where a null value means that nothing is chosen; null for any
 * other field.
 */
export const choiceTerm = (
  path: string,
  value: string | boolean | null,
): MessageDescriptor | null => {
  const choice = choices.find(({ fields }) => fields.test(path));
  if (choice === undefined) return null;
  return (value === null ? choice.absent : choice.terms[String(value)]) ?? null;
};
