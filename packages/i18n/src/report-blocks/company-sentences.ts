import { msg } from '@lingui/core/macro';

/** The company, its sector, its accounts and its projection. */
export const companySentences = {
  'company-tax-id': msg({ message: '{company} tiene el NIF {taxId}.' }),
  'company-founded': msg({ message: 'Se fundó en {year}.' }),
  'company-province': msg({ message: 'Tiene su sede en la provincia de {province}.' }),
  'company-cnae': msg({ message: 'Su actividad es la {code} de la {version}.' }),
  'company-people': msg({
    message:
      '{count, plural, one {Trabaja en ella # persona.} other {Trabajan en ella # personas.}}',
  }),
  'company-first-client': msg({ message: 'El primer cliente compra el {share} de lo que vende.' }),
  'company-five-clients': msg({ message: 'Los cinco primeros suman el {share}.' }),
  'company-first-supplier': msg({
    message: 'El primer proveedor sirve el {share} de lo que compra.',
  }),
  'company-five-suppliers': msg({
    message: 'Los cinco primeros proveedores suman el {share}.',
  }),
  'company-strengths': msg({ message: 'Fortalezas: {text}' }),
  'company-risks': msg({ message: 'Riesgos: {text}' }),
  'sector-name': msg({ message: 'La empresa pertenece al sector «{sector}».' }),
  'sector-multiple': msg({
    message:
      'Las cotizadas del sector ({region}, {firms, plural, one {# empresa} other {# empresas}}) se negocian a {multiple} su EBITDA, según {source}, {date}.',
  }),
  'sector-multiple-range': msg({
    message: 'Los agregados del sector van de {low} a {high}.',
  }),
  'sector-company': msg({
    message:
      'El valor obtenido equivale a {implied} el EBITDA de la empresa, frente a {listed} de las cotizadas antes de ajustar por tamaño y liquidez.',
  }),
  'accounts-history': msg({
    message:
      'Las ventas pasaron de {before} en {first} a {after} en {last}: un {growth} al año de media.',
  }),
  'accounts-one-year': msg({ message: 'En {year} la empresa vendió {revenue}.' }),
  'accounts-ebitda': msg({
    message:
      'El EBITDA contable de {year} fue de {reported}; normalizado, de {normalised}, el {margin} de las ventas.',
  }),
  'accounts-adjustments': msg({
    message:
      '{count, plural, one {Un ajuste de normalización cambia} other {# ajustes de normalización cambian}} el EBITDA de {year} en {sum}; la tabla da el motivo de cada uno.',
  }),
  'accounts-without-adjustments': msg({
    message: 'No se ha hecho ningún ajuste de normalización.',
  }),
  'accounts-working-capital': msg({
    message: 'El circulante operativo ocupa el {share} de las ventas.',
  }),
  'accounts-investment': msg({
    message: 'La inversión de {year} fue {times} veces la amortización.',
  }),
  'accounts-debt': msg({
    message:
      'La deuda financiera menos la tesorería equivale a {times} veces el EBITDA normalizado.',
  }),
  'accounts-net-cash': msg({
    message: 'La tesorería supera a la deuda en {times} veces el EBITDA normalizado.',
  }),
  'projection-years': msg({
    message:
      '{count, plural, one {La proyección cubre un ejercicio, {from}.} other {La proyección cubre # ejercicios, de {from} a {to}.}}',
  }),
  'plan-by-management': msg({
    message: 'La hizo la dirección de la empresa; quien firma la ha revisado y usado.',
  }),
  'plan-by-adviser': msg({
    message: 'La hizo quien firma con la información que la empresa facilitó.',
  }),
  'plan-by-both': msg({ message: 'La hicieron juntas la dirección de la empresa y quien firma.' }),
  'projection-growth': msg({ message: 'Las ventas crecen un {growth} al año de media.' }),
  'projection-growth-against-past': msg({
    message:
      'Las ventas crecen un {growth} al año de media; en los ejercicios cerrados, un {past}.',
  }),
  'projection-margin': msg({
    message: 'El margen EBITDA va del {before} en {base} al {after} en {last}.',
  }),
  'projection-margin-kept': msg({
    message: 'El margen EBITDA sigue en el {margin} de {base} a {last}.',
  }),
  'projection-investment': msg({ message: 'La inversión de {year} es el {share} de las ventas.' }),
  'projection-flows': msg({
    message: 'El flujo de caja libre va de {first} en {from} a {last} en {to}.',
  }),
};
