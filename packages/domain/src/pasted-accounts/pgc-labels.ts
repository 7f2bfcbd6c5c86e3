import type { PastedTarget } from './pasted-target.ts';

/**
 * The target of a name in the models. Within a group, only rows of the lowest level are used, because the others are
 * their parts.
 */
export interface KnownLabel {
  target: PastedTarget;
  group: string;
  level: 0 | 1 | 2;
}

type Entry = readonly [KnownLabel['target'], string, KnownLabel['level'], RegExp];

/** Keys without accents, in Spanish and Catalan. */
const entries: readonly Entry[] = [
  [
    'revenue',
    'revenue',
    0,
    /^(importe neto (de )?(la )?cifra (anual )?de negocios?|import net (de )?(la )?xifra (anual )?de negocis?|(importe neto de la )?cifra de (negocios?|ventas)|xifra de (negocis?|vendes)|incn|facturacion|facturacio|ingresos (de explotacion )?ordinarios)$/u,
  ],
  [
    'revenue',
    'revenue',
    1,
    /^(ventas( netas)?|vendes( netes)?|prestacion(es)? de servicios?|prestacio(ns)? de serveis?|ingresos por ventas|ingressos per vendes|ventas de (mercaderias|productos terminados)|vendes de (mercaderies|productes acabats))$/u,
  ],
  [
    'otherIncome',
    'stock',
    0,
    /^(variacion de existencias de productos terminados( y en curso( de fabricacion)?)?|variacio d existencies de productes acabats( i en curs( de fabricacio)?)?)$/u,
  ],
  [
    'otherIncome',
    'own-work',
    0,
    /^(trabajos realizados por la empresa para su (activo|inmovilizado)|treballs realitzats per l empresa per (al seu|a l) (actiu|immobilitzat))$/u,
  ],
  [
    'otherIncome',
    'other-income',
    0,
    /^(otros ingresos( de explotacion)?|altres ingressos( d explotacio)?)$/u,
  ],
  [
    'otherIncome',
    'other-income',
    1,
    /^(ingresos accesorios( y otros( de gestion corriente)?)?|ingressos accessoris( i altres( de gestio corrent)?)?|subvenciones de explotacion( incorporadas al resultado del ejercicio)?|subvencions d explotacio( incorporades al resultat de l exercici)?)$/u,
  ],
  [
    'supplies',
    'supplies',
    0,
    /^(aprovisionamientos?|aprovisionaments?|compras?|compres|coste de (las )?ventas|cost de (les )?vendes|consumos( de explotacion)?)$/u,
  ],
  [
    'supplies',
    'supplies',
    1,
    /^(consumo de (mercaderias|materias primas( y otras materias consumibles)?)|consum de (mercaderies|materies primeres( i altres materies consumibles)?)|trabajos realizados por otras empresas|treballs realitzats per altres empreses|deterioro de mercaderias materias primas y otros aprovisionamientos|deteriorament de mercaderies materies primeres i altres aprovisionaments|variacion de existencias( de mercaderias)?|variacio d existencies( de mercaderies)?)$/u,
  ],
  [
    'personnel',
    'personnel',
    0,
    /^(gastos de personal|despeses de personal|personal|coste de personal|costos? de personal)$/u,
  ],
  [
    'personnel',
    'personnel',
    1,
    /^(sueldos( y)? salarios( y asimilados)?|sous( i)? salaris( i assimilats)?|cargas sociales|carregues socials|seguridad social( a cargo de la empresa)?|seguretat social( a carrec de l empresa)?|indemnizaciones|indemnitzacions)$/u,
  ],
  [
    'otherOperatingExpenses',
    'other-costs',
    0,
    /^(otros gastos( de| d)? explotacion|altres despeses d explotacio|gastos generales|despeses generals|otros gastos operativos|gastos de explotacion|despeses d explotacio)$/u,
  ],
  [
    'otherOperatingExpenses',
    'other-costs',
    1,
    /^(servicios exteriores|serveis exteriors|tributos|tributs|perdidas deterioro y variacion de provisiones por operaciones comerciales|perdues deteriorament i variacio de provisions per operacions comercials|otros gastos de gestion corriente|altres despeses de gestio corrent)$/u,
  ],
  [
    'depreciationAndAmortization',
    'depreciation',
    0,
    /^(amortizacion(es)?( del inmovilizado)?|amortitzacio(ns)?( de l immobilitzat)?|dotacion(es)? (a la )?amortizacion(es)?|dotacions? (a l )?amortitzacio)$/u,
  ],
  [
    'capitalExpenditure',
    'investment',
    0,
    /^(pagos por inversiones|pagaments per inversions|capex|inversiones en inmovilizado|inversions en immobilitzat|adquisiciones de inmovilizado|adquisicions d immobilitzat)$/u,
  ],
  ['inventories', 'inventories', 0, /^(existencias|existencies)$/u],
  [
    'inventories',
    'inventories',
    1,
    /^(comerciales|comercials|materias primas y otros aprovisionamientos|materies primeres i altres aprovisionaments|productos (terminados|en curso)|productes (acabats|en curs)|anticipos a proveedores|bestretes a proveidors)$/u,
  ],
  [
    'tradeReceivables',
    'receivables',
    0,
    /^(deudores comerciales( y otras cuentas a cobrar)?|deutors comercials( i altres comptes a cobrar)?)$/u,
  ],
  [
    'tradeReceivables',
    'receivables',
    1,
    /^(clientes( por ventas y prestaciones de servicios)?|clients( per vendes i prestacions de serveis)?|deudores( varios)?|otros deudores|deutors( diversos)?|altres deutors|otros creditos con las administraciones publicas|altres credits amb les administracions publiques|activos por impuesto corriente|actius per impost corrent)$/u,
  ],
  [
    'tradeReceivables',
    'receivables',
    2,
    /^(clientes por ventas y prestaciones de servicios|clients per vendes i prestacions de serveis) a (corto|largo|curt|llarg) (plazo|termini)$/u,
  ],
  [
    'tradePayables',
    'payables',
    0,
    /^(acreedores comerciales( y otras cuentas a pagar)?|creditors comercials( i altres comptes a pagar)?)$/u,
  ],
  [
    'tradePayables',
    'payables',
    1,
    /^(proveedores|proveidors|acreedores( varios)?|otros acreedores|creditors( diversos)?|altres creditors|anticipos de clientes|bestretes de clients|otras deudas con las administraciones publicas|altres deutes amb les administracions publiques|pasivos por impuesto corriente|passius per impost corrent)$/u,
  ],
  [
    'tradePayables',
    'payables',
    2,
    /^(proveedores|proveidors) a (corto|largo|curt|llarg) (plazo|termini)$/u,
  ],
  ['interestExpense', 'interest', 0, /^(gastos financieros|despeses financeres)$/u],
  [
    'netIncome',
    'net-income',
    0,
    /^(resultado del ejercicio|resultat de l exercici|beneficio neto|benefici net|resultado neto|resultat net)$/u,
  ],
  ['equity', 'equity', 0, /^(patrimonio neto|patrimoni net|fondos propios|fons propis)$/u],
  ['ebitda', 'ebitda', 0, /^(ebitda|resultado bruto de explotacion|resultat brut d explotacio)$/u],
  [
    'netWorkingCapital',
    'working-capital',
    0,
    /^(capital circulante|fondo de maniobra|capital circulant|fons de maniobra|nof|necesidades operativas de fondos)$/u,
  ],
];

/** Totals and lines of the models that belong to no row of the accounts. */
const passed = [
  /^(total|subtotal|suma)\b/u,
  /^resulta(do|t)s?\b/u,
  /^(ebit|ebt|bai|bait|margen bruto|marge brut|valor anadido|valor afegit)$/u,
  /^(actiu|activo|pasivo|passiu|patrimonio|patrimoni)\b/u,
  /^(inmovilizado|immobilitzat|inversion(es)?|inversio(ns)?|efectivo|efectiu|tesoreria|tresoreria|bancos|bancs|caja|caixa)\b/u,
  /^(deudas?|deutes?|provision(es)?|provisio(ns)?|periodificacion(es)?|periodificacio(ns)?|capital|reservas?|reserves|prima de emision|prima d emissio|activos por impuesto diferido|pasivos por impuesto diferido|actius per impost diferit|passius per impost diferit)\b/u,
  /^(ingresos financieros|ingressos financers|diferencias de cambio|diferencies de canvi|variacion de valor razonable|variacio de valor raonable|impuestos? sobre (los )?(beneficios|sociedades)|impostos? sobre (els )?(beneficis|societats)|otros resultados|altres resultats)\b/u,
  /^(deterioro y resultado por enajenaciones|deteriorament i resultat per alienacions|imputacion de subvenciones|imputacio de subvencions|exces(o|os)? de provision(es)?|exces(sos)? de provisions?|diferencia negativa de combinaciones)\b/u,
  /^(cobros por|cobraments per|flujos de efectivo|fluxos d efectiu|aumento|augment)\b/u,
];

export const knownLabel = (key: string): KnownLabel | 'passed' | null => {
  const found = entries.find(([, , , pattern]) => pattern.test(key));
  if (found !== undefined) {
    const [target, group, level] = found;
    return { target, group, level };
  }
  return passed.some((pattern) => pattern.test(key)) ? 'passed' : null;
};
