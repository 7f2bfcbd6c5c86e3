export const informationMemorandumCa = `# Quadern de venda de {{company.name}}

> Document confidencial, subjecte a l’acord de confidencialitat signat per qui el rep. Un advocat l’ha de revisar abans d’enviar-lo.

{{organization.name}}, {{date}}

## 1. Avís
Aquest quadern l’ha preparat {{organization.name}} amb la informació facilitada per {{company.name}} (la «Societat»). Ni la Societat, ni els seus socis, ni l’assessor garanteixen que sigui exacta o completa, ni l’han verificada de manera independent. No és una oferta de venda. Qui el rep farà la seva pròpia anàlisi; només seran exigibles les manifestacions i garanties del contracte definitiu.

## 2. Resum
{{transaction}}
{{highlights}}

| Dada | Societat |
| Sector | {{company.sector}} |
| Província | {{company.province}} |
| Fundació | {{company.founded}} |
| Plantilla | {{company.employees}} |
| Vendes {{valuation.base-year}} | {{valuation.revenue}} |
| EBITDA normalitzat {{valuation.base-year}} | {{valuation.ebitda}} |

## 3. L’empresa
### Història
{{history}}
### Productes i serveis
{{products}}
### Clients
{{customers}}
### Equip
{{team}}
### Instal·lacions
{{facilities}}

## 4. El mercat
{{market}}
### Competència
{{competition}}

## 5. Informació financera
### Comptes històrics
{{valuation.accounts}}
### Normalització de l’EBITDA
{{valuation.adjustments}}
### Deute i caixa
{{valuation.balance}}

## 6. Pla de negoci
{{growth-plan}}
### Projecció
{{valuation.forecast}}
Les projeccions són hipòtesis de la direcció i poden no complir-se.

{{#if show-valuation}}
## 7. Resum de valor
La valoració de {{valuation.date}}, pel mètode {{valuation.method}}, dona un valor central del capital de {{valuation.equity}}, entre {{valuation.equity-low}} i {{valuation.equity-high}}, i un valor d’empresa de {{valuation.enterprise-value}}. És una opinió de valor, no un preu de sortida.
{{/if}}

## Procés i contacte
Les ofertes no vinculants es reben fins al {{offer-date}}, d’acord amb la carta de procés. Tota comunicació s’adreça a {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. No es contactarà amb la Societat, els seus empleats, clients ni proveïdors.
`;
