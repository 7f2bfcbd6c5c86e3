export const collaborationAgreementEs = `# Acuerdo de colaboración por referencia

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

En {{place}}, a {{date}}

## Reunidos
De una parte, {{organization.name}} (la «Firma»), con NIF {{organization.tax-id}} y domicilio en {{adviser-address}}, representada por {{adviser.name}}.
De otra, {{partner-name}} (el «Colaborador»), con NIF {{partner-tax-id}} y domicilio en {{partner-address}}, representado por {{partner-representative}}.

## 1. Objeto
1.1. El Colaborador puede presentar a la Firma empresas o empresarios interesados en comprar, vender o valorar una empresa, y la Firma le retribuye en los términos de este acuerdo.
1.2. A estos efectos, es una referencia: {{referral-definition}}
1.3. No lo es la presentación de quien ya sea cliente de la Firma o esté en contacto documentado con ella en los doce meses anteriores. Si dos colaboradores presentan a la misma empresa, cuenta la que se recibió primero.

## 2. Cómo se presenta una referencia
2.1. El Colaborador comunica por escrito la empresa, la persona de contacto y la operación prevista, y declara que esa persona ha aceptado que se faciliten sus datos.
2.2. La Firma responde en 48 horas si acepta la referencia. Si la rechaza, indica el motivo y no utiliza los datos recibidos.

## 3. Comisión
3.1. La Firma abona al Colaborador el {{referral-rate}} de {{referral-base}}.
3.2. La comisión se devenga cuando la Firma cobra de su cliente, y en la misma proporción. Si hay earn-out o pagos aplazados, se devenga a medida que se cobren.
3.3. Se paga en un plazo de {{payment-days}} días desde la factura del Colaborador, más el impuesto indirecto y menos la retención que correspondan.
3.4. Si la Firma tiene que devolver honorarios a su cliente, el Colaborador devuelve la parte de la comisión que corresponda.

## 4. Protección
La comisión se devenga si la operación con la empresa presentada se firma en los {{protection-months}} meses siguientes a la aceptación de la referencia, aunque este acuerdo haya terminado.

## 5. Alcance
5.1. El Colaborador actúa por cuenta propia. Este acuerdo no es laboral ni un contrato de agencia de la Ley 12/1992, ni le faculta para negociar, comprometer o cobrar en nombre de la Firma.
5.2. El Colaborador no percibe otra retribución por la misma operación sin comunicarlo antes a la Firma y al cliente, y respeta las normas de independencia e incompatibilidad de su profesión.
5.3. La Firma informa al cliente de que existe una comisión por referencia.

## 6. Confidencialidad y protección de datos
6.1. Cada parte guarda secreto de la información que reciba de la otra, durante el acuerdo y los dos años siguientes.
6.2. Cada parte es responsable del tratamiento de los datos que trata, conforme al Reglamento (UE) 2016/679 y a la Ley Orgánica 3/2018. El contacto de la Firma a estos efectos es {{data-protection-contact}}.

## 7. Duración
7.1. Este acuerdo es de duración indefinida y cualquiera de las partes puede terminarlo con treinta días de preaviso, sin perjuicio de las referencias ya aceptadas.

## 8. Ley aplicable y jurisdicción
Este acuerdo se rige por la ley española y se somete a los juzgados y tribunales de {{jurisdiction}}.

~ Por la Firma: {{adviser.name}} | Por el Colaborador: {{partner-representative}}
`;
