export const buyerListCa = `# Llista de compradors de {{company.name}}

> Document intern i confidencial. Un advocat ha de revisar els contactes amb competidors abans d’enviar-los informació sensible.

{{organization.name}}, {{date}}. Projecte {{project-code}}.

## 1. Criteris
- Encaix estratègic: producte, clients, territori o capacitat que el comprador guanya.
- Capacitat de pagament: recursos propis, deute i operacions anteriors.
- Risc de confidencialitat: competidor directe, client o proveïdor.
- Probabilitat de tancament: interès demostrat i rapidesa de decisió.

## 2. Compradors proposats
{{buyers}}

{{#if excluded-buyers}}
## 3. Compradors exclosos pel client
{{excluded-buyers}}
{{/if}}

## Seguiment
| Pas | Responsable | Data |
| Aprovació de la llista pel client | {{company-representative}} | |
| Enviament del perfil cec | {{adviser.name}} | |
| Signatura dels acords de confidencialitat | {{adviser.name}} | |
| Enviament del quadern de venda | {{adviser.name}} | |
| Recepció d’ofertes no vinculants | {{adviser.name}} | {{offer-date}} |

## Aprovació
El client aprova aquesta llista. No es contactarà amb ningú que no hi figuri sense el seu vistiplau per escrit.

~ Pel client: {{company-representative}} | Per l’assessor: {{adviser.name}}
`;
