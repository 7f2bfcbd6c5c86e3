export const letterOfIntentEs = `# Carta de intenciones

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

{{place}}, {{date}}

De {{buyer-name}} (el «Comprador»), con NIF {{buyer-tax-id}} y domicilio en {{buyer-address}}, representado por {{buyer-representative}}, a los socios de {{company.name}} (la «Sociedad»), con NIF {{company.tax-id}} (los «Vendedores»):
{{sellers}}

## 1. Operación
El Comprador manifiesta su intención de adquirir el {{stake}} del capital de la Sociedad en los términos de esta carta.

## 2. Precio
2.1. El precio que se ofrece por esa participación es de **{{price}}**.
{{#if cash-free-debt-free}}
2.2. El precio supone la Sociedad libre de caja y deuda: de él se resta, en proporción a la participación que se adquiere, la deuda financiera neta en la fecha de cierre, con las partidas asimilables a deuda.
{{/if}}
{{#if not cash-free-debt-free}}
2.2. El precio es por el capital, con la caja y la deuda que la Sociedad tenga en la fecha de cierre, y no se ajusta por ellas.
{{/if}}
{{#if nwc-peg}}
El precio supone además un capital circulante de {{nwc-peg}} en la fecha de cierre; la diferencia aumenta o reduce el precio euro por euro.
{{/if}}
{{#if earn-out}}
Precio variable (earn-out): {{earn-out}}
{{/if}}

## 3. Estructura y financiación
3.1. {{structure}}
3.2. {{financing}}

## 4. Condiciones
La operación queda sujeta a las condiciones siguientes:
- una due diligence financiera, fiscal, laboral, legal y de negocio de resultado satisfactorio;
- la firma de un contrato de compraventa con las manifestaciones, garantías e indemnidades habituales;
- la no competencia de los Vendedores y la continuidad del equipo clave;
- que no se produzca un cambio adverso importante en la Sociedad.
{{#if conditions}}
Y además a estas:
{{conditions}}
{{/if}}

## 5. Calendario
El Comprador prevé firmar el contrato el {{signing-date}} y cerrar la operación el {{closing-date}}.

## 6. Exclusividad
Durante {{exclusivity-days}} días desde la firma, los Vendedores no negociarán ni aportarán información a terceros sobre la venta de la Sociedad o de sus activos, e interrumpirán las conversaciones en curso.

## 7. Gestión hasta el cierre
Los Vendedores mantendrán la gestión ordinaria de la Sociedad: no repartirán dividendos, no contraerán deuda fuera de lo habitual ni cambiarán las condiciones de la plantilla sin acuerdo del Comprador.

## 8. Confidencialidad y gastos
8.1. Sigue en vigor el acuerdo de confidencialidad firmado. La existencia y el contenido de esta carta son confidenciales.
8.2. Cada parte paga sus gastos y asesores, se cierre o no la operación.

## 9. Carácter
9.1. Esta carta no obliga a comprar ni a vender. Solo son vinculantes las cláusulas siguientes: {{binding-clauses}}.
9.2. La ruptura de las negociaciones de buena fe no genera responsabilidad.
9.3. La oferta es válida hasta el {{offer-valid-until}}.

## 10. Ley aplicable y jurisdicción
Esta carta se rige por la ley española y se somete a los juzgados y tribunales de {{jurisdiction}}.

~ Por el Comprador: {{buyer-representative}} | Por los Vendedores: {{company-representative}}
`;
