export const teaserCa = `# Projecte {{project-code}}

> Perfil cec, sense nom ni dades que identifiquin l’empresa. Un advocat ha de revisar el procés i l’acord de confidencialitat abans d’enviar-lo.

## L’oportunitat
{{transaction}}

## L’empresa
{{blind-activity}}

| Dada | Empresa |
| Sector | {{company.sector}} |
| Zona | {{region}} |
| Vendes de l’exercici {{valuation.base-year}} | {{valuation.revenue-range}} |
| EBITDA normalitzat | {{valuation.ebitda-range}} |

## Punts forts
{{highlights}}

## El procés
Els interessats rebran el quadern de venda un cop signat l’acord de confidencialitat i acceptat el seu perfil pels venedors. Les mostres d’interès es reben fins al {{reply-by}}.
Els venedors poden canviar o aturar el procés en qualsevol moment, sense donar raons i sense responsabilitat.

## Contacte
{{adviser.name}}, {{organization.name}}. Telèfon {{adviser.phone}}, correu {{adviser.email}}.
Tot contacte es fa a través de l’assessor. Aquest document no és una oferta ni dona cap garantia sobre la informació que conté.
`;
