export const valuationLetterCa = `# Carta de presentació de l’informe de valoració

> Model orientatiu: un advocat l’ha de revisar si la valoració s’ha de fer servir davant de tercers, en un jutjat o davant l’Administració.

{{place}}, {{date}}

A l’atenció de {{client.contact}}, {{client.name}}

Adjuntem l’informe de valoració de {{company.name}} (NIF {{company.tax-id}}), que ens vau encarregar amb la finalitat següent: {{valuation-purpose}}

## 1. Resultat
A data {{valuation.date}}, i pel mètode {{valuation.method}}, estimem un valor central del 100 % del capital de **{{valuation.equity}}**, dins d’un rang de {{valuation.equity-low}} a {{valuation.equity-high}}. El valor d’empresa és de {{valuation.enterprise-value}}.

| Magnitud de l’exercici {{valuation.base-year}} | Import |
| Vendes | {{valuation.revenue}} |
| EBITDA normalitzat | {{valuation.ebitda}} |

## 2. En què es basa
- Els comptes i les dades facilitats per la Societat, que no hem auditat ni verificat.
- Les projeccions de la direcció i les hipòtesis que l’informe detalla.
- Les dades de mercat amb la data i la font que l’informe indica.

## 3. Abast i límits
3.1. El valor és una opinió a la data de valoració. El preu d’una operació depèn a més del comprador, de la negociació i de les condicions del contracte.
3.2. Els fets posteriors a la data de valoració no s’han tingut en compte, i no assumim l’obligació d’actualitzar l’informe.
3.3. L’informe s’emet per al destinatari i la finalitat indicats. Lliurar-lo a tercers requereix la nostra autorització per escrit, i davant d’ells no assumim cap responsabilitat.
3.4. L’informe no és una auditoria, ni una due diligence, ni un informe d’expert independent dels que nomena el Registre Mercantil.
3.5. Declarem que no tenim cap interès en la Societat i que els nostres honoraris no depenen del resultat de la valoració.

Quedem a la vostra disposició per a qualsevol aclariment.

~ {{adviser.name}}, {{organization.name}}, {{adviser.phone}}
`;
