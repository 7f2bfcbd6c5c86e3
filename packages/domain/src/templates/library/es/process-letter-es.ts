export const processLetterEs = `# Carta de proceso del Proyecto {{project-code}}

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de enviarlo.

{{place}}, {{date}}

A la atención de {{buyer-representative}}, {{buyer-name}}

Agradecemos su interés en {{company.name}} (la «Sociedad»). {{organization.name}} actúa como asesor de los socios (los «Vendedores»). Esta carta explica cómo se desarrolla el proceso y qué debe contener su oferta.

## 1. Operación
{{transaction}}

## 2. Calendario
| Hito | Fecha |
| Oferta no vinculante | {{offer-date}} |
| Reuniones con la dirección | {{meetings}} |
| Apertura del data room | {{data-room-date}} |
| Oferta vinculante | {{binding-offer-date}} |
| Firma prevista | {{signing-date}} |
| Cierre previsto | {{closing-date}} |

## 3. Contenido de la oferta no vinculante
1) Identidad del comprador y de quienes lo controlan, y persona autorizada.
2) Precio por el 100 % del capital, libre de caja y deuda y con un capital circulante normalizado, con las hipótesis de su cálculo y el tratamiento de la caja y la deuda.
3) Forma de pago: parte al contado, aplazada, earn-out o reinversión.
4) Origen de los fondos y condiciones de la financiación.
5) Alcance y plazo de la due diligence, y asesores.
6) Autorizaciones internas, regulatorias o de competencia que se necesiten.
7) Planes para la Sociedad, su equipo directivo y su plantilla.
8) Condiciones esenciales y plazo de validez, de al menos sesenta días.

## 4. Contenido de la oferta vinculante
La oferta vinculante incluirá el contrato de compraventa con sus cambios marcados, la prueba de los fondos y la confirmación de que la due diligence ha concluido.

## 5. Normas
5.1. La información se rige por el acuerdo de confidencialidad firmado.
5.2. Toda pregunta, visita o solicitud se dirige solo a {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. No se contactará con la Sociedad, sus empleados, clientes, proveedores ni bancos.
5.3. Los Vendedores pueden cambiar el calendario o las normas, negociar con uno o varios interesados, rechazar cualquier oferta y detener el proceso, en todo momento y sin dar razones.
5.4. Cada interesado asume sus gastos. Nada de esta carta obliga a los Vendedores hasta la firma de un contrato definitivo.
5.5. El proceso se rige por la ley española.

Atentamente,

~ {{adviser.name}}, {{organization.name}}
`;
