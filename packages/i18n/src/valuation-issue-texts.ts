import { msg } from '@lingui/core/macro';

/**
 * The texts for missing, wrong or remarkable data in a valuation, by the engine's code. `{field}` is the field's name;
 * the other values are the issue's params, already formatted.
 */
export const valuationIssueTexts = {
  missing: msg({ message: 'Falta un dato: {field}.' }),
  'not-a-number': msg({ message: '{field} no es un número.' }),
  'years-not-consecutive': msg({
    message: 'Los ejercicios deben ser consecutivos. Añade los que faltan o quita el que sobra.',
  }),
  'growth-not-below-cost-of-capital': msg({
    message:
      'El crecimiento a perpetuidad debe quedar al menos 0,5 puntos por debajo del coste de capital. Baja el crecimiento o revisa el coste.',
  }),
  'weights-do-not-sum-to-one': msg({
    message: 'Las ponderaciones deben sumar 100 %. Ajusta una de las dos.',
  }),
  'discount-rate-not-positive': msg({ message: 'El coste de capital debe ser mayor que cero.' }),
  'sector-has-no-ev-multiple': msg({
    message:
      'Este sector no tiene un múltiplo EV/EBITDA con sentido. Usa un múltiplo propio o el método DCF.',
  }),
  'terminal-value-share-high': msg({
    message:
      'El valor terminal pesa más del 75 % del DCF: el resultado depende sobre todo de g y del coste de capital.',
  }),
  'terminal-growth-above-nominal-gdp': msg({
    message:
      'El crecimiento a perpetuidad supera el de la economía a largo plazo. Una empresa no puede crecer más siempre.',
  }),
  'terminal-growth-above-risk-free-rate': msg({
    message:
      'El crecimiento a perpetuidad supera el tipo libre de riesgo. Comprueba que los dos son coherentes.',
  }),
  'negative-equity': msg({
    message:
      'El valor de los fondos propios es negativo: la deuda y las demás partidas que resta el puente superan el valor de empresa. Revisa el puente.',
  }),
  'negative-ebitda-with-multiple': msg({
    message: 'El EBITDA no es positivo: un múltiplo sobre EBITDA no da un valor útil.',
  }),
  'capex-below-depreciation-in-terminal-year': msg({
    message:
      'En el último año el capex no cubre la amortización: a perpetuidad la empresa se quedaría sin activos.',
  }),
  'size-counted-twice': msg({
    message:
      'El tamaño cuenta una vez por método: como prima en el coste de capital y ya dentro del múltiplo. No añadas otro descuento por tamaño.',
  }),
  'country-risk-counted-twice': msg({
    message:
      'El riesgo país cuenta dos veces: la prima de mercado ya lo incluye. Deja 4,23 % + 1,55 % o 5,78 % + 0 %.',
  }),
  'few-years-of-history': msg({
    message:
      'Hay pocos ejercicios cerrados para apoyar la proyección. Con tres se aprecia la tendencia.',
  }),
  'size-step-outside-bracket': msg({
    message: 'Se aplica otro ajuste por tamaño en lugar del orientativo. Explica el motivo.',
  }),
  'multiple-far-from-deals': msg({
    message:
      'El múltiplo queda lejos de lo que pagan las operaciones de pymes del sector y tamaño. Escribe el motivo y la fuente: se imprimen en el informe.',
  }),
  'ebitda-beyond-deals': msg({
    message:
      'Con menos de 0,1 M€ o más de 30 M€ de EBITDA no hay operaciones de pymes con las que comparar. Escribe el motivo del múltiplo y su fuente: se imprimen en el informe.',
  }),
  'multiple-of-financial-company': msg({
    message:
      'En una entidad financiera el EV/EBITDA no mide el negocio: valora por PER o por patrimonio. Si lo usas, escribe el motivo y la fuente: se imprimen en el informe.',
  }),
  'date-outside-first-year': msg({
    message:
      'La fecha de valoración debe quedar entre el cierre del año base y el final del primer año proyectado.',
  }),
  'date-before-base-year-end': msg({
    message:
      'La fecha de valoración es anterior al cierre del año base, el 31 de diciembre. Elige una fecha igual o posterior, o pon como año base un ejercicio ya cerrado en esa fecha.',
  }),
  'base-year-too-old': msg({
    message:
      'La fecha de valoración está a más de doce meses del cierre del año base. Añade el último ejercicio cerrado como año base, o elige una fecha más cercana.',
  }),
  'balance-of-another-date': msg({
    message:
      'El balance no es de la fecha de valoración. Pon en el puente los saldos de ese día y su fecha.',
  }),
  'value-out-of-range': msg({
    message: '{field} está fuera de los valores posibles. Revisa el dato.',
  }),
  'method-left-out': msg({
    message: 'Un método o un múltiplo no tiene valor: su peso pasa a los demás.',
  }),
  'comparables-too-few': msg({
    message:
      'Hay menos de cinco comparables: el rango va del menor al mayor, no de cuartil a cuartil.',
  }),
  'comparables-without-range': msg({
    message:
      'Un solo comparable, o varios con la misma cifra, no dan un rango: se aplica la banda alrededor del central.',
  }),
  'comparables-without-type': msg({
    message:
      'Falta indicar si algún comparable es una cotizada o una operación privada. Mientras tanto cuenta como cotizada y lleva el ajuste por tamaño.',
  }),
  'comparables-not-positive': msg({
    message:
      'Hay comparables con un múltiplo de cero o negativo ({comparables}): no cuentan, porque nadie paga ese precio. Corrígelos o quítalos.',
  }),
  'cash-below-minimum': msg({
    message:
      'La tesorería no llega a la mínima que el negocio necesita. Lo que falta no se resta del valor, salvo que lo indiques.',
  }),
  'ebitda-margin-above-revenue': msg({
    message: '{field}: el EBITDA de {year} supera las ventas. Revisa el dato o la unidad.',
  }),
  'marketability-counted-twice': msg({
    message:
      'La iliquidez puede contar dos veces: como descuento y como tamaño en el coste de capital o en el múltiplo.',
  }),
  'discount-on-private-deals': msg({
    message:
      'Parte de los comparables son operaciones privadas, cuyo precio ya recoge la iliquidez: el descuento se aplica también a ellas. Sepáralas o explica el motivo.',
  }),
  'losses-left-over': msg({
    message:
      'Al final de la proyección quedan bases negativas sin usar: su valor no está en el resultado.',
  }),
  'negative-amount-with-multiple': msg({
    message: 'Este múltiplo se aplica a un importe que no es positivo: no da un valor útil.',
  }),
  'range-case-beyond-limit': msg({
    message:
      'Un extremo del rango dejaría el coste de capital a menos de 0,5 puntos del crecimiento o de cero: sus variaciones se acortan hasta ese límite.',
  }),
  'own-work-raises-ebitda': msg({
    message:
      'Los trabajos para el propio inmovilizado suben el EBITDA sin que ningún cliente los pague. Valora si conviene ajustarlos.',
  }),
  'terminal-tax-below-general-rate': msg({
    message:
      'El impuesto a perpetuidad queda muy por debajo del tipo general del 25 %. Lo prudente es acercarse a él.',
  }),
  'multiple-out-of-order': msg({
    message: '{field} no queda entre el bajo y el alto: revisa los tres.',
  }),
  'methods-far-apart': msg({
    message:
      'El DCF y los múltiplos distan más de un 30 %, o uno de los dos no da un valor positivo: su media puede no ser representativa. Escribe el motivo de la diferencia junto a los pesos.',
  }),
  'terminal-flow-not-positive': msg({
    message:
      'El flujo del que parte la perpetuidad no es positivo: el valor terminal tampoco. Revisa margen, inversión y circulante del último año.',
  }),
  'terminal-value-not-positive': msg({
    message:
      'El valor terminal no es positivo: una venta con ese EBITDA no aporta valor. Revisa el último año.',
  }),
  'base-revenue-not-positive': msg({
    message:
      'Las ventas del año base no son positivas: ni el crecimiento ni los márgenes son significativos. Revisa el dato.',
  }),
  'enterprise-value-not-positive': msg({
    message:
      'El valor de empresa no es positivo, sea cual sea la deuda: el negocio pierde valor con estas hipótesis. Revisa los márgenes.',
  }),
  'market-weights-apart-from-value': msg({
    message:
      'El peso de los fondos propios se aparta más de 5 puntos del que da su valor por DCF. Cuádralos o explica el motivo.',
  }),
  'lease-rate-apart-from-cost-of-debt': msg({
    message:
      'Los arrendamientos se descuentan a más de medio punto del coste de la deuda. Usa el mismo o explica el motivo.',
  }),
  'value-below-net-assets': msg({
    message:
      'El negocio vale menos que su activo neto ajustado: con estas hipótesis no remunera el capital que emplea. Revisa hipótesis y activos ociosos, o explica por qué sigue en marcha.',
  }),
  'growth-at-or-above-return-on-capital': msg({
    message:
      'El crecimiento a perpetuidad alcanza la rentabilidad del capital: reinvertiría todo el beneficio.',
  }),
};

/** Once the adviser has entered a reason, the text asks for nothing. */
export const methodsFarApartWithReason = msg({
  message:
    'El DCF y los múltiplos distan más de un 30 %, o uno de los dos no da un valor positivo. El motivo que has escrito se imprime en el informe.',
});
