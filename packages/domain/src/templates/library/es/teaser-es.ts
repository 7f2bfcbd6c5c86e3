export const teaserEs = `# Proyecto {{project-code}}

> Perfil ciego, sin nombre ni datos que identifiquen a la empresa. Un abogado debe revisar el proceso y el acuerdo de confidencialidad antes de su envío.

## La oportunidad
{{transaction}}

## La empresa
{{blind-activity}}

| Dato | Empresa |
| Sector | {{company.sector}} |
| Zona | {{region}} |
| Ventas del ejercicio {{valuation.base-year}} | {{valuation.revenue-range}} |
| EBITDA normalizado | {{valuation.ebitda-range}} |

## Puntos fuertes
{{highlights}}

## El proceso
Los interesados recibirán el cuaderno de venta una vez firmado el acuerdo de confidencialidad y aceptado su perfil por los vendedores. Las muestras de interés se reciben hasta el {{reply-by}}.
Los vendedores pueden cambiar o detener el proceso en cualquier momento, sin dar razones y sin responsabilidad.

## Contacto
{{adviser.name}}, {{organization.name}}. Teléfono {{adviser.phone}}, email {{adviser.email}}.
Todo contacto se hace a través del asesor. Este documento no es una oferta ni da garantía alguna sobre la información que contiene.
`;
