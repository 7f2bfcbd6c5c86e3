export const valuationLetterEs = `# Carta de presentación del informe de valoración

> Modelo orientativo: un abogado debe revisarlo si la valoración va a usarse ante terceros, en un juzgado o ante la Administración.

{{place}}, {{date}}

A la atención de {{client.contact}}, {{client.name}}

Adjuntamos el informe de valoración de {{company.name}} (NIF {{company.tax-id}}), que nos encargaron con la finalidad siguiente: {{valuation-purpose}}

## 1. Resultado
A fecha {{valuation.date}}, y por el método {{valuation.method}}, estimamos un valor central del 100 % del capital de **{{valuation.equity}}**, dentro de un rango de {{valuation.equity-low}} a {{valuation.equity-high}}. El valor de empresa es de {{valuation.enterprise-value}}.

| Magnitud del ejercicio {{valuation.base-year}} | Importe |
| Ventas | {{valuation.revenue}} |
| EBITDA normalizado | {{valuation.ebitda}} |

## 2. En qué se basa
- Las cuentas y los datos facilitados por la Sociedad, que no hemos auditado ni verificado.
- Las proyecciones de la dirección y las hipótesis que el informe detalla.
- Los datos de mercado con la fecha y la fuente que el informe indica.

## 3. Alcance y límites
3.1. El valor es una opinión a la fecha de valoración. El precio de una operación depende además del comprador, de la negociación y de las condiciones del contrato.
3.2. Los hechos posteriores a la fecha de valoración no se han tenido en cuenta, y no asumimos la obligación de actualizar el informe.
3.3. El informe se emite para el destinatario y la finalidad indicados. Su entrega a terceros requiere nuestra autorización por escrito, y frente a ellos no asumimos responsabilidad.
3.4. El informe no es una auditoría, ni una due diligence, ni un informe de experto independiente de los que nombra el Registro Mercantil.
3.5. Declaramos que no tenemos interés en la Sociedad y que nuestros honorarios no dependen del resultado de la valoración.

Quedamos a su disposición para cualquier aclaración.

~ {{adviser.name}}, {{organization.name}}, {{adviser.phone}}
`;
