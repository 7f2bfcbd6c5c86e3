export const sharePurchaseTermsCa = `# Termes del contracte de compravenda de {{company.name}}

> Base de treball per redactar el contracte: un advocat l’ha de revisar i desenvolupar abans de qualsevol signatura.

{{place}}, {{date}}

## 1. Parts i objecte
1.1. Comprador: {{buyer-name}}, amb NIF {{buyer-tax-id}}, representat per {{buyer-representative}}.
1.2. Venedors:
{{sellers}}
1.3. Objecte: el {{stake}} de les participacions o accions de {{company.name}}, amb NIF {{company.tax-id}}, lliures de càrregues i amb tots els seus drets.

## 2. Preu
2.1. Preu base: **{{price}}**.
{{#if locked-box}}
2.2. Preu tancat (locked box) amb referència al balanç de {{locked-box-date}}. Els Venedors garanteixen que des d’aquesta data no hi ha hagut ni hi haurà sortides de valor a favor seu, llevat de les permeses, i les reemborsen euro per euro.
{{/if}}
{{#if not locked-box}}
2.2. El preu s’ajusta amb el balanç de la data de tancament: augmenta o es redueix per la diferència del deute financer net i del capital circulant amb els de referència. El Comprador presenta els comptes de tancament en seixanta dies; les discrepàncies les resol un expert independent.
{{/if}}
{{#if nwc-peg}}
Capital circulant de referència: {{nwc-peg}}.
{{/if}}
{{#if adjustments}}
Altres ajustos:
{{adjustments}}
{{/if}}
{{#if earn-out}}
Preu variable (earn-out): {{earn-out}} El contracte fixa com es calcula, quina informació reben els Venedors i quines regles de gestió es respecten fins que es pagui.
{{/if}}

## 3. Condicions i tancament
3.1. Signatura prevista: {{signing-date}}. Tancament previst: {{closing-date}}, davant de notari.
3.2. Condicions suspensives: les autoritzacions de competència i d’inversió estrangera que corresponguin, els consentiments per canvi de control i la renúncia als drets d’adquisició preferent que resultin dels estatuts, dels pactes de socis o de l’article 107 de la Llei de societats de capital.
{{#if conditions}}
I, a més, les següents:
{{conditions}}
{{/if}}
3.3. Entre la signatura i el tancament, la Societat es gestiona en el curs ordinari i els actes extraordinaris requereixen el consentiment del Comprador.
3.4. En el tancament: pagament del preu, transmissió en escriptura, renúncia i nomenament d’administradors, cancel·lació de garanties dels socis i signatura dels contractes amb l’equip clau.

## 4. Manifestacions i garanties
4.1. Dels Venedors: capacitat i titularitat; comptes i inexistència de passius ocults; impostos i Seguretat Social; treballadors; contractes; immobles i actius; propietat intel·lectual; protecció de dades; litigis; medi ambient; compliment normatiu.
4.2. Del Comprador: capacitat, fons i autoritzacions.
4.3. La informació del data room es considera revelada si ho està de manera completa i clara, llevat de les garanties fonamentals i les indemnitats específiques.

## 5. Responsabilitat dels Venedors
| Terme | Pacte |
| Límit total | {{liability-cap}} del preu |
| Franquícia acumulada | {{basket}} |
| Mínim per reclamació | {{de-minimis}} |
| Durada de les garanties | {{warranty-months}} mesos |
| Garanties fonamentals | Límit del 100 % del preu |
| Fiscal, laboral i Seguretat Social | Fins a la prescripció |
5.1. Els límits no s’apliquen en cas de dol ni a les indemnitats específiques.
{{#if escrow}}
5.2. En garantia d’aquestes obligacions queden {{escrow}} en dipòsit durant {{escrow-months}} mesos.
{{/if}}

## 6. No competència i no captació
Els Venedors no competiran amb la Societat a {{non-compete-area}} durant {{non-compete-years}} anys des del tancament, ni en captaran el personal o els clients. La retribució d’aquest compromís està inclosa en el preu. Es respecten els límits del dret de la competència sobre restriccions accessòries.

## 7. Altres clàusules
7.1. Confidencialitat i anuncis pactats.
7.2. Despeses: cada part les seves; les de notaria, segons la llei.
7.3. Cessió: només dins del grup o a les entitats finançadores.
7.4. Llei espanyola; jutjats i tribunals de {{jurisdiction}}, o arbitratge si s’acorda.

Aquest document no obliga les parts a signar el contracte.

~ Pel Comprador: {{buyer-representative}} | Pels Venedors: {{company-representative}}
`;
