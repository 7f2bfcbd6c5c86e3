import { useLingui } from '@lingui/react/macro';
import { taxRegimeOf } from '@valia/domain/corporate-tax/choose-tax.ts';
import { workingCapitalBasis } from '@valia/domain/valuation-choices/choose-projection-options.ts';
import { useEditor } from '../../document/editor-context.ts';
import { projectionOptionTerms as terms } from '../../terms/projection-option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';

/** The chosen options that differ from the usual ones, in a few words each. */
export const useChosenProjectionOptions = (): string[] => {
  const { t } = useLingui();
  const { document } = useEditor();
  const { term } = useDescriptions();
  const { ebitMargin, reinvestment, spanishTax, losses } = document.projection;
  const basis = workingCapitalBasis(document);
  const workingCapital = term(terms.workingCapital[basis]).toLowerCase();
  return [
    ebitMargin === undefined ? '' : t`Margen EBIT`,
    reinvestment === undefined ? '' : term(terms.reinvestment['sales-to-capital']),
    basis === 'share' || reinvestment !== undefined ? '' : t`Circulante: ${workingCapital}`,
    spanishTax === undefined ? '' : term(terms.taxRegimes[taxRegimeOf(document)]),
    losses === undefined ? '' : t`Bases negativas`,
  ].filter((text) => text !== '');
};
