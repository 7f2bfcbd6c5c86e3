export const engagementLetterEs = `# Carta de encargo de venta

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

En {{place}}, a {{date}}

## Reunidos
De una parte, {{organization.name}} (el «Asesor»), con NIF {{organization.tax-id}} y domicilio en {{adviser-address}}, representada por {{adviser.name}}.
De otra, {{company.name}} (el «Cliente» o la «Sociedad»), con NIF {{company.tax-id}} y domicilio en {{company-address}}, representada por {{company-representative}}, con DNI {{representative-id}}.
{{#if sellers}}
Firman también este encargo, como vendedores y obligados junto con la Sociedad, los socios siguientes:
{{sellers}}
{{/if}}
Las partes se reconocen capacidad suficiente para obligarse y acuerdan lo siguiente.

## 1. Encargo
1.1. El Cliente encarga al Asesor la búsqueda de comprador y el acompañamiento en la negociación y el cierre de la venta del {{stake}} de las participaciones o acciones de la Sociedad, o de sus activos o de una parte de su negocio, cualquiera que sea la forma que finalmente se acuerde (la «Operación»).
1.2. Sirve de referencia la valoración de fecha {{valuation.date}}, con un valor central del capital de {{valuation.equity}}. Esa cifra es una opinión de valor y no garantiza el precio que se obtenga.
1.3. El Asesor presta los servicios siguientes:
- análisis de la Sociedad y preparación del perfil ciego y del cuaderno de venta;
- propuesta de la lista de compradores, que el Cliente aprueba antes de cualquier contacto;
- contacto con los compradores aprobados, previa firma del acuerdo de confidencialidad;
- organización de las visitas, del data room y de la recepción de ofertas;
- apoyo en la negociación del precio y de las condiciones, y coordinación con los abogados y asesores fiscales del Cliente hasta el cierre.
1.4. Quedan fuera del encargo el asesoramiento jurídico, fiscal y laboral, la auditoría y la revisión independiente de las cuentas.

## 2. Exclusividad y plazo
{{#if exclusive}}
2.1. El encargo es en exclusiva: mientras esté vigente, el Cliente y sus socios no encargarán la Operación a otro intermediario y remitirán al Asesor a todo interesado que se dirija a ellos.
{{/if}}
{{#if not exclusive}}
2.1. El encargo no es en exclusiva: el Cliente puede encargar la Operación a otros intermediarios, e informará al Asesor de los compradores con los que ya esté en contacto para evitar duplicidades.
{{/if}}
2.2. El encargo dura {{term-months}} meses desde la firma y se prorroga por periodos de {{renewal-months}} meses si ninguna parte comunica lo contrario con un mes de antelación.
2.3. Cualquiera de las partes puede resolver el encargo en todo momento por incumplimiento grave de la otra que no se subsane en quince días desde el requerimiento por escrito.
{{#if excluded-buyers}}
2.4. El Cliente ya trataba con los compradores siguientes antes de este encargo (los «Compradores excluidos») y puede seguir tratando con ellos:
{{excluded-buyers}}
{{/if}}

## 3. Honorarios
3.1. Cuota. El Cliente abona {{retainer}} al mes durante la vigencia del encargo. De lo pagado por este concepto, el {{credit-share}} se descuenta de los honorarios de éxito.
3.2. Honorarios de éxito. Si la Operación se cierra, el Cliente abona los honorarios que resulten de aplicar por tramos la escala siguiente sobre {{fee-base}}, con un mínimo de {{minimum-fee}}.
{{fee-bands}}
{{#if fee-cap}}
Los honorarios de éxito no superarán {{fee-cap}}.
{{/if}}
{{#if excluded-buyers}}
{{#if known-buyer-discount}}
Si compra un Comprador excluido, se aplica a la escala un descuento del {{known-buyer-discount}}, antes del mínimo y del tope.
{{/if}}
{{#if not known-buyer-discount}}
Si compra un Comprador excluido, no se devengan honorarios de éxito.
{{/if}}
{{/if}}
3.3. El precio incluye todo lo que reciban los vendedores por la Operación: dinero, valores, deuda asumida en la medida en que forme parte de la base, pagos aplazados y contraprestaciones por pactos de no competencia que excedan de lo habitual.
3.4. Los honorarios se devengan y se pagan en la fecha de cierre. Los que correspondan a un earn-out o a un precio aplazado se pagan cuando los vendedores lo cobren.
3.5. A estos importes se añade el impuesto indirecto que corresponda ({{indirect-tax}}).
3.6. Los gastos de viaje, traducción y data room se repercuten a su coste, con el visto bueno previo del Cliente a partir de {{expenses-cap}}.

## 4. Operaciones posteriores
4.1. Los honorarios se devengan también si la Operación se firma en los {{tail-months}} meses siguientes al fin del encargo con un comprador presentado por el Asesor o con el que se haya tratado durante su vigencia.
4.2. Al terminar el encargo, el Asesor entrega en diez días la lista de compradores a los que se aplica esta cláusula.

## 5. Obligaciones del Cliente
5.1. El Cliente facilita al Asesor información veraz y completa, y le avisa sin demora de cualquier hecho que la altere. El Asesor puede confiar en ella sin verificarla.
5.2. El Cliente revisa y aprueba por escrito el cuaderno de venta antes de su envío y responde de su contenido frente a terceros.
5.3. El Cliente decide libremente si vende, a quién y en qué condiciones; ninguna oferta le obliga a cerrar.

## 6. Confidencialidad y conflictos de interés
6.1. El Asesor guarda secreto de la información no pública de la Sociedad, durante el encargo y los dos años siguientes, y solo la entrega a compradores que hayan firmado un acuerdo de confidencialidad.
6.2. El Asesor no cobra de los compradores por la Operación y comunica al Cliente cualquier conflicto de interés en cuanto lo conozca.

## 7. Responsabilidad
7.1. El Asesor presta sus servicios con la diligencia de un profesional del sector; su obligación es de medios y no de resultado.
7.2. Salvo dolo o culpa grave, la responsabilidad del Asesor se limita a los honorarios que haya percibido por este encargo.

## 8. Prevención del blanqueo y protección de datos
8.1. El Cliente aporta la documentación de identificación y de titularidad real que exige la Ley 10/2010, de 28 de abril.
8.2. Cada parte trata los datos de los firmantes y de las personas de contacto como responsable, para la ejecución de este encargo, conforme al Reglamento (UE) 2016/679 y a la Ley Orgánica 3/2018. Los derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad se ejercen en {{organization.email}}, y cabe reclamar ante la Agencia Española de Protección de Datos.

## 9. Ley aplicable y jurisdicción
Este encargo se rige por la ley española. Para toda controversia, las partes se someten a los juzgados y tribunales de {{jurisdiction}}.

Y en prueba de conformidad, las partes firman este documento por duplicado en el lugar y la fecha del encabezamiento.

~ Por el Asesor: {{adviser.name}} | Por el Cliente: {{company-representative}}
`;
