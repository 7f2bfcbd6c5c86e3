export const buyerListEs = `# Lista de compradores de {{company.name}}

> Documento interno y confidencial. Un abogado debe revisar los contactos con competidores antes de enviarles información sensible.

{{organization.name}}, {{date}}. Proyecto {{project-code}}.

## 1. Criterios
- Encaje estratégico: producto, clientes, territorio o capacidad que el comprador gana.
- Capacidad de pago: recursos propios, deuda y operaciones anteriores.
- Riesgo de confidencialidad: competidor directo, cliente o proveedor.
- Probabilidad de cierre: interés demostrado y rapidez de decisión.

## 2. Compradores propuestos
{{buyers}}

{{#if excluded-buyers}}
## 3. Compradores excluidos por el cliente
{{excluded-buyers}}
{{/if}}

## Seguimiento
| Paso | Responsable | Fecha |
| Aprobación de la lista por el cliente | {{company-representative}} | |
| Envío del perfil ciego | {{adviser.name}} | |
| Firma de los acuerdos de confidencialidad | {{adviser.name}} | |
| Envío del cuaderno de venta | {{adviser.name}} | |
| Recepción de ofertas no vinculantes | {{adviser.name}} | {{offer-date}} |

## Aprobación
El cliente aprueba esta lista. No se contactará con nadie que no figure en ella sin su visto bueno por escrito.

~ Por el cliente: {{company-representative}} | Por el asesor: {{adviser.name}}
`;
