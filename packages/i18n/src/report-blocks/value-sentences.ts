import { msg } from '@lingui/core/macro';

/** The rate, the methods and their results. */
export const valueSentences = {
  'capital-rate': msg({
    message: 'Los flujos se descuentan al {wacc}, el coste medio ponderado del capital.',
  }),
  'capital-rate-by-year': msg({
    message:
      'El coste de capital cambia con los años; el último, que es también el de la perpetuidad, es del {wacc}.',
  }),
  'capital-given': msg({ message: 'Lo ha fijado quien firma, sin desglosarlo.' }),
  'capital-equity': msg({
    message:
      'El coste de los fondos propios, {equity}, parte de un tipo libre de riesgo del {riskFree} y de una beta apalancada de {beta} sobre una prima de mercado del {premium}.',
  }),
  'capital-country': msg({ message: 'Incluye un {premium} por riesgo país.' }),
  'capital-size': msg({ message: 'Incluye un {premium} por tamaño.' }),
  'capital-specific': msg({
    message: 'Incluye un {premium} por el riesgo propio de la empresa, a juicio de quien firma.',
  }),
  'capital-debt': msg({
    message: 'La deuda cuesta un {debt} antes de impuestos y pesa un {weight}.',
  }),
  'capital-debt-spread': msg({
    message: 'Sobre el tipo libre de riesgo lleva un diferencial del {spread}.',
  }),
  'capital-debt-spreads': msg({
    message:
      'Sobre el tipo libre de riesgo lleva un diferencial del {spread} y un {country} por riesgo país.',
  }),
  'methods-dcf': msg({
    message: 'El descuento de flujos da {equity} por los fondos propios.',
  }),
  'methods-perpetuity': msg({
    message: 'Tras el último ejercicio los flujos crecen un {growth} al año a perpetuidad.',
  }),
  'methods-exit': msg({
    message: 'Tras el último ejercicio la empresa se valora a {multiple} su EBITDA.',
  }),
  'methods-both-ends': msg({
    message:
      'Tras el último ejercicio se promedian un crecimiento a perpetuidad del {growth} y un múltiplo de salida de {multiple}.',
  }),
  'methods-terminal-share': msg({
    message: 'El valor terminal supone el {share} del valor de empresa de ese método.',
  }),
  'methods-multiple': msg({
    message: 'El múltiplo, {multiple} el EBITDA normalizado, da {equity}.',
  }),
  'methods-multiples': msg({ message: 'Los múltiplos dan {equity} por los fondos propios.' }),
  'methods-at-size': msg({
    message:
      'Parte del que pagan las operaciones de empresas con 1 M€ de EBITDA, llevado al tamaño de esta: {chain}.',
  }),
  'methods-from-listed': msg({
    message: 'Parte del de las cotizadas, ajustado por tamaño y liquidez: {chain}.',
  }),
  'methods-implied': msg({
    message: 'Contraste: el valor de empresa equivale a {multiple} el EBITDA del año base.',
  }),
  'methods-without-multiples': msg({ message: 'No se ha usado el método de múltiplos.' }),
  'methods-without-dcf': msg({ message: 'No se ha usado el descuento de flujos.' }),
  'discounts-none': msg({
    message:
      'El valor, {value}, es el del 100 % de los fondos propios: no se le aplica descuento ni prima.',
  }),
  'discounts-held-by-deals': msg({
    message: 'Los precios de operaciones privadas ya recogen la iliquidez: no se les descuenta.',
  }),
  'discounts-dcf-alone': msg({ message: 'Solo se aplica al valor por descuento de flujos.' }),
  'discounts-multiples-alone': msg({ message: 'Solo se aplica al valor por múltiplos.' }),
  'discounts-control': msg({
    message: 'Por falta de control se descuenta un {discount}.',
  }),
  'discounts-marketability': msg({ message: 'Por iliquidez se descuenta un {discount}.' }),
  'discounts-levels': msg({
    message: 'El valor del 100 %, antes de descuentos, es de {before}; después, de {after}.',
  }),
  'sensitivity-first': msg({
    message: 'Lo que más mueve el valor: {driver}, con {swing} entre sus dos extremos.',
  }),
  'sensitivity-next': msg({
    message: 'Después: {second}, con {secondSwing}, y {third}, con {thirdSwing}.',
  }),
  'sensitivity-scenarios': msg({
    message:
      '{count, plural, one {Se ha valorado además # escenario.} other {Se han valorado además # escenarios.}}',
  }),
  'sensitivity-simulation': msg({
    message:
      '{count, plural, one {Una simulación hace variar # hipótesis.} other {Una simulación hace variar # hipótesis a la vez.}}',
  }),
};
