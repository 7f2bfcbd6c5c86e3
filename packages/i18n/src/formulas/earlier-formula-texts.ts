import { msg } from '@lingui/core/macro';

/** The texts for formulas of earlier engine versions; only frozen valuations show them, so none may be removed. */
export const earlierFormulaTexts = {
  'size-step-by-enterprise-value': msg`Tramo según el valor de empresa`,
  'size-step-by-multiple': msg`Tramo según el valor de empresa por este múltiplo`,
  'size-step-by-earnings': msg`Tramo según el valor de empresa, con la deuda sobre los fondos propios`,
  'synthetic-spread': msg`Diferencial del rating que corresponde a la cobertura de intereses`,
};

/** Functions that occur only in those formulas. */
export const earlierFunctionTexts = {
  step: msg({ message: 'tramo', context: 'function' }),
  spread: msg({ message: 'diferencial', context: 'function' }),
};

export const earlierFunctionMeanings = {
  step: msg`Tramo, en versiones anteriores del motor: −50 % si el valor de empresa ya ajustado no llega a 5 M€, −35 % de 5 a 15 M€ y −20 % por encima.`,
  spread: msg`Diferencial, en versiones anteriores del motor: el que la tabla de Damodaran (enero de 2026) da al rating de esa cobertura de intereses.`,
};

/** Shown instead of the text of an unknown formula, which a later engine computed while this tab was open. */
export const laterFormulaText = msg`Fórmula de otra versión del motor`;
export const laterIssueText = msg`Aviso de otra versión del motor: {field}`;
