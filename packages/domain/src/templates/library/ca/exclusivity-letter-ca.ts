export const exclusivityLetterCa = `# Carta d’exclusivitat

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

Entre {{buyer-name}} (el «Comprador»), amb NIF {{buyer-tax-id}}, representat per {{buyer-representative}}, i els socis de {{company.name}} (la «Societat»), amb NIF {{company.tax-id}} (els «Venedors»), representats per {{company-representative}}.

## 1. Antecedents
El Comprador ha presentat una oferta no vinculant per la Societat, amb un preu de {{price}}, i incorrerà en despeses per analitzar-la. A canvi, els Venedors li concedeixen exclusivitat en els termes d’aquesta carta.

## 2. Termini
L’exclusivitat dura {{exclusivity-days}} dies des de la signatura. S’acaba abans si el Comprador desisteix o proposa reduir el preu de manera que no resulti de fets coneguts en la due diligence.

## 3. Contingut
3.1. L’exclusivitat abasta: {{exclusivity-matters}}
3.2. Durant el termini, els Venedors, la Societat, els seus administradors i assessors no buscaran, negociaran ni acceptaran ofertes de tercers ni els donaran informació, i avisaran el Comprador de les que rebin, sense haver de revelar-ne l’autor.
3.3. Els Venedors donaran al Comprador i als seus assessors accés raonable a la informació, els locals i la direcció de la Societat.

## 4. Compromisos del Comprador
4.1. El Comprador avançarà amb diligència: inicia la due diligence en cinc dies hàbils i presenta l’esborrany del contracte a la meitat del termini.
4.2. El Comprador informarà cada setmana {{organization.name}} de l’avenç i de qualsevol qüestió que pugui afectar el preu.

## 5. Incompliment
{{#if penalty}}
La part que incompleixi aquesta carta pagarà a l’altra {{penalty}} en concepte de despeses, com a clàusula penal que substitueix la indemnització de danys.
{{/if}}
{{#if not penalty}}
La part que incompleixi aquesta carta reemborsarà a l’altra les despeses d’assessors externs justificades en què hagi incorregut des de la signatura.
{{/if}}

## 6. Caràcter, llei i jurisdicció
Aquesta carta és vinculant en totes les seves clàusules, no obliga a tancar l’operació, és confidencial, es regeix per la llei espanyola i se sotmet als jutjats i tribunals de {{jurisdiction}}.

~ Pel Comprador: {{buyer-representative}} | Pels Venedors: {{company-representative}}
`;
