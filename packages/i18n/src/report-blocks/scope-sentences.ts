import { msg } from '@lingui/core/macro';

/**
 * The valuer, the company, the client and the terms of the valuation. In a ledger the words before the first colon are
 * the line's name.
 */
export const scopeSentences = {
  'identity-signer': msg({ message: 'Quién valora: {who}' }),
  'identity-body': msg({ message: 'Colegiación: {body}, n.º {number}' }),
  'identity-client': msg({ message: 'Para quién: {client}' }),
  'identity-own': msg({ message: 'Para quién: {company}, para su propio uso' }),
  'identity-reliance': msg({ message: 'Quién puede apoyarse en él: {text}' }),
  'engagement-purpose': msg({ message: 'Finalidad: {purpose}' }),
  'engagement-use': msg({ message: 'Uso: {text}' }),
  'engagement-subject': msg({ message: 'Qué se valora: {text}' }),
  'engagement-whole': msg({
    message: 'Qué se valora: el 100 % de los fondos propios de {company}',
  }),
  'engagement-dates': msg({ message: 'Fechas: valoración a {date}; informe de {issued}' }),
  'engagement-currency': msg({ message: 'Moneda: {currency}' }),
  'engagement-type': msg({
    message: 'Tipo de informe: completo, con todos los cálculos y sus fuentes',
  }),
  'engagement-letter': msg({ message: 'Carta de encargo: {date}' }),
  'engagement-circulation': msg({ message: 'Circulación: {circulation}' }),
  'basis-market': msg({
    message:
      'Base de valor: valor de mercado, el importe por el que cambiaría de manos entre partes informadas, independientes y sin prisa',
  }),
  'basis-fair': msg({
    message:
      'Base de valor: valor razonable, el precio equitativo entre dos partes identificadas, que atiende a la situación de cada una',
  }),
  'basis-investment': msg({
    message:
      'Base de valor: valor de inversión, el que la empresa tiene para una parte concreta, con sus planes y sinergias',
  }),
  'basis-article-353': msg({
    message: 'Base de valor: valor razonable del artículo 353 de la Ley de Sociedades de Capital',
  }),
  'premise-going-concern': msg({
    message: 'Premisa: empresa en funcionamiento, que sigue con su actividad',
  }),
  'premise-liquidation': msg({
    message: 'Premisa: liquidación, con la venta de los activos por separado',
  }),
  'level-control': msg({ message: 'Control: participación que decide en la empresa' }),
  'level-minority': msg({ message: 'Control: participación minoritaria, que no decide' }),
  'level-marketable': msg({ message: 'Liquidez: participación que puede venderse en un mercado' }),
  'level-not-marketable': msg({
    message: 'Liquidez: participación sin un mercado en el que venderse',
  }),
  'basis-discounted': msg({
    message: 'Qué se sigue: un descuento conjunto del {discount} sobre el valor del 100 %',
  }),
  'basis-undiscounted': msg({
    message:
      'Qué se sigue: el valor del 100 %, sin descuentos por iliquidez ni por falta de control',
  }),
  'standard-ivs': msg({
    message:
      'La valoración sigue las Normas Internacionales de Valoración (IVS) en vigor desde el 31 de enero de 2025.',
  }),
  'standard-aeca': msg({
    message: 'Por tratarse de una pyme, sigue el documento 11 de AECA sobre valoración de pymes.',
  }),
  'standard-none': msg({ message: 'La valoración no se acoge a ninguna norma profesional.' }),
  'standard-without-departures': msg({ message: 'No se aparta de ella en ningún punto.' }),
  'standard-departures': msg({ message: 'Se aparta de ella en lo siguiente: {text}' }),
  'information-received': msg({
    message: '{count, plural, one {Se recibió # documento.} other {Se recibieron # documentos.}}',
  }),
  'information-unchecked': msg({
    message: '{count, plural, one {Uno se usa sin comprobar.} other {# se usan sin comprobar.}}',
  }),
  'information-not-received': msg({
    message:
      '{count, plural, one {Se pidió otro que no se ha recibido.} other {Se pidieron otros # que no se han recibido.}}',
  }),
  'information-visit': msg({ message: 'Visita: {subject}.' }),
  'information-visit-dated': msg({ message: 'Visita, {date}: {subject}.' }),
  'information-interview': msg({ message: 'Entrevista: {subject}.' }),
  'information-interview-dated': msg({ message: 'Entrevista, {date}: {subject}.' }),
  'later-none': msg({
    message:
      'Entre la fecha de valoración, {date}, y la del informe, {issued}, no se conoce ningún hecho que cambie el valor.',
  }),
  'later-none-undated': msg({
    message: 'No se conoce ningún hecho posterior a la fecha de valoración que cambie el valor.',
  }),
  'later-no-other': msg({ message: 'No se conoce ningún otro hecho que cambie el valor.' }),
  'column-document': msg`Documento`,
  'column-period': msg`Periodo`,
  'column-origin': msg`De quién`,
  'column-received': msg`Recibido`,
  'column-state': msg`Estado`,
  'column-date': msg`Fecha`,
  'column-fact': msg({ message: 'Hecho', context: 'Something that happened' }),
  'column-effect': msg`Efecto en el valor`,
};
