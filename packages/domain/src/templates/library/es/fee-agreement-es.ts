export const feeAgreementEs = `# Acuerdo de honorarios

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

En {{place}}, a {{date}}

## Partes
{{organization.name}} (el «Asesor»), con NIF {{organization.tax-id}} y domicilio en {{adviser-address}}, representada por {{adviser.name}}.
{{company.name}} (el «Cliente»), con NIF {{company.tax-id}} y domicilio en {{company-address}}, representada por {{company-representative}}, con DNI {{representative-id}}.

## 1. Objeto
Este acuerdo fija los honorarios del Asesor por su intervención en la operación siguiente: {{transaction}} Completa la carta de encargo firmada entre las partes, si la hay, y prevalece sobre ella en materia de honorarios.

## 2. Parte fija
2.1. El Cliente abona una cuota mensual de {{retainer}}, por meses vencidos, desde la firma de este acuerdo y hasta el cierre o la terminación del encargo.
2.2. El {{credit-share}} de las cuotas pagadas se descuenta de los honorarios de éxito, sin que el resultado pueda ser negativo.

## 3. Honorarios de éxito
3.1. Los honorarios de éxito se calculan por tramos: cada porcentaje se aplica solo a la parte del importe que cae en su tramo.
{{fee-bands}}
3.2. La base de cálculo es {{fee-base}}. Incluye los pagos aplazados y el earn-out a medida que se cobren.
3.3. Los honorarios de éxito no serán inferiores a {{minimum-fee}}.
{{#if fee-cap}}
Los honorarios de éxito no superarán {{fee-cap}}.
{{/if}}
{{#if known-buyer-discount}}
Si la contraparte es una de las que el Cliente conocía y comunicó por escrito al inicio del encargo, la escala se reduce en un {{known-buyer-discount}}, antes de aplicar el mínimo y el tope.
{{/if}}

## 4. Devengo y pago
4.1. Los honorarios de éxito se devengan en la fecha de cierre, entendida como el otorgamiento de la escritura o la transmisión efectiva de las participaciones, acciones o activos.
4.2. Se pagan en un plazo de {{payment-days}} días desde la factura, mediante transferencia. El Cliente puede autorizar su pago con cargo al precio en el acto del cierre.
4.3. La parte que corresponda a un earn-out o a un precio aplazado se factura cuando se cobre, a partir de la diferencia entre los honorarios del total y los ya facturados.
4.4. El retraso devenga el interés de demora de la Ley 3/2004, de 29 de diciembre.

## 5. Impuestos y gastos
5.1. A los honorarios se añade el impuesto indirecto que corresponda ({{indirect-tax}}). El tratamiento de la intermediación en la venta de participaciones se confirma con el asesor fiscal antes de facturar.
5.2. Los gastos se repercuten a su coste, con autorización previa a partir de {{expenses-cap}}.

## 6. Operaciones posteriores al encargo
Los honorarios se devengan igualmente si la operación se cierra en los {{tail-months}} meses siguientes a la terminación del encargo con una contraparte presentada por el Asesor.

## 7. Ley aplicable
Este acuerdo se rige por la ley española y se somete a los juzgados y tribunales de {{jurisdiction}}.

~ Por el Asesor: {{adviser.name}} | Por el Cliente: {{company-representative}}
`;
