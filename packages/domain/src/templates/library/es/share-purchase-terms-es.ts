export const sharePurchaseTermsEs = `# Términos del contrato de compraventa de {{company.name}}

> Base de trabajo para redactar el contrato: un abogado debe revisarla y desarrollarla antes de cualquier firma.

{{place}}, {{date}}

## 1. Partes y objeto
1.1. Comprador: {{buyer-name}}, con NIF {{buyer-tax-id}}, representado por {{buyer-representative}}.
1.2. Vendedores:
{{sellers}}
1.3. Objeto: el {{stake}} de las participaciones o acciones de {{company.name}}, con NIF {{company.tax-id}}, libres de cargas y con todos sus derechos.

## 2. Precio
2.1. Precio base: **{{price}}**.
{{#if locked-box}}
2.2. Precio cerrado (locked box) con referencia al balance de {{locked-box-date}}. Los Vendedores garantizan que desde esa fecha no ha habido ni habrá salidas de valor a su favor, salvo las permitidas, y las reembolsan euro por euro.
{{/if}}
{{#if not locked-box}}
2.2. El precio se ajusta con el balance de la fecha de cierre: aumenta o se reduce por la diferencia de la deuda financiera neta y del capital circulante con los de referencia. El Comprador presenta las cuentas de cierre en sesenta días; las discrepancias las resuelve un experto independiente.
{{/if}}
{{#if nwc-peg}}
Capital circulante de referencia: {{nwc-peg}}.
{{/if}}
{{#if adjustments}}
Otros ajustes:
{{adjustments}}
{{/if}}
{{#if earn-out}}
Precio variable (earn-out): {{earn-out}} El contrato fija cómo se calcula, qué información reciben los Vendedores y qué reglas de gestión se respetan hasta su pago.
{{/if}}

## 3. Condiciones y cierre
3.1. Firma prevista: {{signing-date}}. Cierre previsto: {{closing-date}}, ante notario.
3.2. Condiciones suspensivas: las autorizaciones de competencia y de inversión extranjera que procedan, los consentimientos por cambio de control y la renuncia a los derechos de adquisición preferente que resulten de los estatutos, de los pactos de socios o del artículo 107 de la Ley de Sociedades de Capital.
{{#if conditions}}
Y además las siguientes:
{{conditions}}
{{/if}}
3.3. Entre la firma y el cierre, la Sociedad se gestiona en el curso ordinario y los actos extraordinarios requieren el consentimiento del Comprador.
3.4. En el cierre: pago del precio, transmisión en escritura, renuncia y nombramiento de administradores, cancelación de garantías de los socios y firma de los contratos con el equipo clave.

## 4. Manifestaciones y garantías
4.1. De los Vendedores: capacidad y titularidad; cuentas e inexistencia de pasivos ocultos; impuestos y Seguridad Social; trabajadores; contratos; inmuebles y activos; propiedad intelectual; protección de datos; litigios; medio ambiente; cumplimiento normativo.
4.2. Del Comprador: capacidad, fondos y autorizaciones.
4.3. La información del data room se considera revelada si lo está de forma completa y clara, salvo para las garantías fundamentales y las indemnidades específicas.

## 5. Responsabilidad de los Vendedores
| Término | Pacto |
| Límite total | {{liability-cap}} del precio |
| Franquicia acumulada | {{basket}} |
| Mínimo por reclamación | {{de-minimis}} |
| Duración de las garantías | {{warranty-months}} meses |
| Garantías fundamentales | Límite del 100 % del precio |
| Fiscal, laboral y Seguridad Social | Hasta la prescripción |
5.1. Los límites no se aplican en caso de dolo ni a las indemnidades específicas.
{{#if escrow}}
5.2. En garantía de estas obligaciones quedan {{escrow}} en depósito durante {{escrow-months}} meses.
{{/if}}

## 6. No competencia y no captación
Los Vendedores no competirán con la Sociedad en {{non-compete-area}} durante {{non-compete-years}} años desde el cierre, ni captarán a su personal o a sus clientes. La retribución de este compromiso está incluida en el precio. Se respetan los límites del Derecho de la competencia sobre restricciones accesorias.

## 7. Otras cláusulas
7.1. Confidencialidad y anuncios pactados.
7.2. Gastos: cada parte los suyos; los de notaría, según ley.
7.3. Cesión: solo dentro del grupo o a las entidades financiadoras.
7.4. Ley española; juzgados y tribunales de {{jurisdiction}}, o arbitraje si se acuerda.

Este documento no obliga a las partes a firmar el contrato.

~ Por el Comprador: {{buyer-representative}} | Por los Vendedores: {{company-representative}}
`;
