export const informationMemorandumEs = `# Cuaderno de venta de {{company.name}}

> Documento confidencial, sujeto al acuerdo de confidencialidad firmado por quien lo recibe. Un abogado debe revisarlo antes de su envío.

{{organization.name}}, {{date}}

## 1. Aviso
Este cuaderno lo ha preparado {{organization.name}} con la información facilitada por {{company.name}} (la «Sociedad»). Ni la Sociedad, ni sus socios, ni el asesor garantizan que sea exacta o completa, ni la han verificado de forma independiente. No es una oferta de venta. Quien lo recibe hará su propio análisis; solo serán exigibles las manifestaciones y garantías del contrato definitivo.

## 2. Resumen
{{transaction}}
{{highlights}}

| Dato | Sociedad |
| Sector | {{company.sector}} |
| Provincia | {{company.province}} |
| Fundación | {{company.founded}} |
| Plantilla | {{company.employees}} |
| Ventas {{valuation.base-year}} | {{valuation.revenue}} |
| EBITDA normalizado {{valuation.base-year}} | {{valuation.ebitda}} |

## 3. La empresa
### Historia
{{history}}
### Productos y servicios
{{products}}
### Clientes
{{customers}}
### Equipo
{{team}}
### Instalaciones
{{facilities}}

## 4. El mercado
{{market}}
### Competencia
{{competition}}

## 5. Información financiera
### Cuentas históricas
{{valuation.accounts}}
### Normalización del EBITDA
{{valuation.adjustments}}
### Deuda y caja
{{valuation.balance}}

## 6. Plan de negocio
{{growth-plan}}
### Proyección
{{valuation.forecast}}
Las proyecciones son hipótesis de la dirección y pueden no cumplirse.

{{#if show-valuation}}
## 7. Resumen de valor
La valoración de {{valuation.date}}, por el método {{valuation.method}}, da un valor central del capital de {{valuation.equity}}, entre {{valuation.equity-low}} y {{valuation.equity-high}}, y un valor de empresa de {{valuation.enterprise-value}}. Es una opinión de valor, no un precio de salida.
{{/if}}

## Proceso y contacto
Las ofertas no vinculantes se reciben hasta el {{offer-date}}, conforme a la carta de proceso. Toda comunicación se dirige a {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. No se contactará con la Sociedad, sus empleados, clientes ni proveedores.
`;
