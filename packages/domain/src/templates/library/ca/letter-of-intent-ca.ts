export const letterOfIntentCa = `# Carta d’intencions

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

De {{buyer-name}} (el «Comprador»), amb NIF {{buyer-tax-id}} i domicili a {{buyer-address}}, representat per {{buyer-representative}}, als socis de {{company.name}} (la «Societat»), amb NIF {{company.tax-id}} (els «Venedors»):
{{sellers}}

## 1. Operació
El Comprador manifesta la seva intenció d’adquirir el {{stake}} del capital de la Societat en els termes d’aquesta carta.

## 2. Preu
2.1. El preu que s’ofereix per aquesta participació és de **{{price}}**.
{{#if cash-free-debt-free}}
2.2. El preu suposa la Societat lliure de caixa i deute: se’n resta, en proporció a la participació que s’adquireix, el deute financer net en la data de tancament, amb les partides assimilables a deute.
{{/if}}
{{#if not cash-free-debt-free}}
2.2. El preu és pel capital, amb la caixa i el deute que la Societat tingui en la data de tancament, i no s’ajusta per aquests conceptes.
{{/if}}
{{#if nwc-peg}}
El preu suposa a més un capital circulant de {{nwc-peg}} en la data de tancament; la diferència augmenta o redueix el preu euro per euro.
{{/if}}
{{#if earn-out}}
Preu variable (earn-out): {{earn-out}}
{{/if}}

## 3. Estructura i finançament
3.1. {{structure}}
3.2. {{financing}}

## 4. Condicions
L’operació queda subjecta a les condicions següents:
- una due diligence financera, fiscal, laboral, legal i de negoci de resultat satisfactori;
- la signatura d’un contracte de compravenda amb les manifestacions, garanties i indemnitats habituals;
- la no competència dels Venedors i la continuïtat de l’equip clau;
- que no es produeixi un canvi advers important en la Societat.
{{#if conditions}}
I, a més, a aquestes:
{{conditions}}
{{/if}}

## 5. Calendari
El Comprador preveu signar el contracte el {{signing-date}} i tancar l’operació el {{closing-date}}.

## 6. Exclusivitat
Durant {{exclusivity-days}} dies des de la signatura, els Venedors no negociaran ni aportaran informació a tercers sobre la venda de la Societat o dels seus actius, i interrompran les converses en curs.

## 7. Gestió fins al tancament
Els Venedors mantindran la gestió ordinària de la Societat: no repartiran dividends, no contrauran deute fora de l’habitual ni canviaran les condicions de la plantilla sense acord del Comprador.

## 8. Confidencialitat i despeses
8.1. Continua en vigor l’acord de confidencialitat signat. L’existència i el contingut d’aquesta carta són confidencials.
8.2. Cada part paga les seves despeses i els seus assessors, es tanqui o no l’operació.

## 9. Caràcter
9.1. Aquesta carta no obliga a comprar ni a vendre. Només són vinculants les clàusules següents: {{binding-clauses}}.
9.2. La ruptura de les negociacions de bona fe no genera responsabilitat.
9.3. L’oferta és vàlida fins al {{offer-valid-until}}.

## 10. Llei aplicable i jurisdicció
Aquesta carta es regeix per la llei espanyola i se sotmet als jutjats i tribunals de {{jurisdiction}}.

~ Pel Comprador: {{buyer-representative}} | Pels Venedors: {{company-representative}}
`;
