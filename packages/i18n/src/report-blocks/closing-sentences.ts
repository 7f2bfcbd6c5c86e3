import { msg } from '@lingui/core/macro';

/** The results of the methods, and the declaration of the signer. */
export const closingSentences = {
  'reconciliation-one-method': msg({
    message: 'El valor viene de un solo método: no hay diferencias que conciliar.',
  }),
  'reconciliation-values': msg({
    message: 'El descuento de flujos da {dcf} y los múltiplos, {multiples}.',
  }),
  'reconciliation-distance': msg({
    message: 'El descuento de flujos da {dcf} y los múltiplos, {multiples}: distan un {distance}.',
  }),
  'reconciliation-weights': msg({
    message:
      'Con un peso del {dcf} y del {multiples}, el valor ponderado de los fondos propios es de {value}.',
  }),
  conclusion: msg({
    message:
      'A {date}, el 100 % de los fondos propios de {company} vale {words} ({value}), en un rango de {lowWords} a {highWords} ({low} a {high}).',
  }),
  'conclusion-undated': msg({
    message:
      'El 100 % de los fondos propios de {company} vale {words} ({value}), en un rango de {lowWords} a {highWords} ({low} a {high}).',
  }),
  'conclusion-discounted': msg({
    message:
      'A {date}, los fondos propios de {company}, tras los descuentos, valen {words} ({value}), en un rango de {lowWords} a {highWords} ({low} a {high}).',
  }),
  'conclusion-discounted-undated': msg({
    message:
      'Los fondos propios de {company}, tras los descuentos, valen {words} ({value}), en un rango de {lowWords} a {highWords} ({low} a {high}).',
  }),
  'conclusion-reasons': msg({
    message: 'Lo que más pesa en él: {first} y, después, {second}.',
  }),
  'statement-independence': msg({
    message:
      'Independencia. Quien firma no tiene participación, deuda ni parentesco con la empresa ni con sus socios.',
  }),
  'statement-without-independence': msg({ message: 'Vínculos.' }),
  'statement-interest': msg({
    message: 'Interés. No tiene ningún interés en el resultado de la valoración.',
  }),
  'statement-without-interest': msg({ message: 'Interés declarado.' }),
  'statement-competence': msg({
    message: 'Competencia. Tiene la formación y la experiencia que pide este encargo.',
  }),
  'statement-without-competence': msg({ message: 'Competencia.' }),
  'statement-fee-fixed': msg({
    message: 'Honorarios. Son fijos: ninguna parte depende del valor ni de que haya una operación.',
  }),
  'statement-fee-contingent': msg({
    message: 'Honorarios. Una parte depende de que haya una operación.',
  }),
  'limit-no-audit': msg({
    message:
      'No es una auditoría ni una opinión de equidad: los datos son de la empresa, y quien firma responde de cómo se usan.',
  }),
  'limit-no-price': msg({
    message:
      'El valor no es un precio ni una recomendación de comprar o vender: el precio depende también de las partes y de sus condiciones.',
  }),
  'limit-projections': msg({
    message: 'Las proyecciones son hipótesis y pueden no cumplirse.',
  }),
  'limit-no-update': msg({
    message: 'El informe no se actualiza después de su fecha sin un encargo nuevo.',
  }),
  'limit-use': msg({
    message: 'Solo sirve para el fin y las personas que en él se indican.',
  }),
  'limit-left-out': msg({ message: 'Este informe no incluye el apartado «{block}».' }),
  'not-contrasted': msg({ message: '{field}. {source}.' }),
  'without-source': msg({ message: '{field}. Sin fuente indicada.' }),
  source: msg({ message: '{source}.' }),
  'source-comparables': msg({ message: 'Múltiplos propios: {source}.' }),
  'source-multiples': msg({
    message:
      'Múltiplos del sector: {source}, {date}, {firms, plural, one {# empresa} other {# empresas}}.',
  }),
  'signature-body': msg({ message: '{body}, n.º {number}' }),
  'signature-place': msg({ message: '{place}, {issued}' }),
  'signature-date': msg({ message: '{issued}' }),
  own: msg({ message: '{text}' }),
};
