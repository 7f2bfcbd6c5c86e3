export const collaborationAgreementCa = `# Acord de col·laboració per referència

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

## Reunits
D’una part, {{organization.name}} (la «Firma»), amb NIF {{organization.tax-id}} i domicili a {{adviser-address}}, representada per {{adviser.name}}.
De l’altra, {{partner-name}} (el «Col·laborador»), amb NIF {{partner-tax-id}} i domicili a {{partner-address}}, representat per {{partner-representative}}.

## 1. Objecte
1.1. El Col·laborador pot presentar a la Firma empreses o empresaris interessats a comprar, vendre o valorar una empresa, i la Firma el retribueix en els termes d’aquest acord.
1.2. A aquests efectes, és una referència: {{referral-definition}}
1.3. No ho és la presentació de qui ja sigui client de la Firma o hi estigui en contacte documentat en els dotze mesos anteriors. Si dos col·laboradors presenten la mateixa empresa, compta la que es va rebre primer.

## 2. Com es presenta una referència
2.1. El Col·laborador comunica per escrit l’empresa, la persona de contacte i l’operació prevista, i declara que aquesta persona ha acceptat que se’n facilitin les dades.
2.2. La Firma respon en 48 hores si accepta la referència. Si la rebutja, n’indica el motiu i no utilitza les dades rebudes.

## 3. Comissió
3.1. La Firma abona al Col·laborador el {{referral-rate}} de {{referral-base}}.
3.2. La comissió es merita quan la Firma cobra del seu client, i en la mateixa proporció. Si hi ha earn-out o pagaments ajornats, es merita a mesura que es cobrin.
3.3. Es paga en un termini de {{payment-days}} dies des de la factura del Col·laborador, més l’impost indirecte i menys la retenció que corresponguin.
3.4. Si la Firma ha de retornar honoraris al seu client, el Col·laborador retorna la part de la comissió que correspongui.

## 4. Protecció
La comissió es merita si l’operació amb l’empresa presentada se signa en els {{protection-months}} mesos següents a l’acceptació de la referència, encara que aquest acord s’hagi acabat.

## 5. Abast
5.1. El Col·laborador actua per compte propi. Aquest acord no és laboral ni un contracte d’agència de la Llei 12/1992, ni el faculta per negociar, comprometre o cobrar en nom de la Firma.
5.2. El Col·laborador no percep cap altra retribució per la mateixa operació sense comunicar-ho abans a la Firma i al client, i respecta les normes d’independència i incompatibilitat de la seva professió.
5.3. La Firma informa el client que hi ha una comissió per referència.

## 6. Confidencialitat i protecció de dades
6.1. Cada part guarda secret de la informació que rebi de l’altra, durant l’acord i els dos anys següents.
6.2. Cada part és responsable del tractament de les dades que tracta, d’acord amb el Reglament (UE) 2016/679 i la Llei orgànica 3/2018. El contacte de la Firma a aquests efectes és {{data-protection-contact}}.

## 7. Durada
7.1. Aquest acord és de durada indefinida i qualsevol de les parts hi pot posar fi amb trenta dies de preavís, sens perjudici de les referències ja acceptades.

## 8. Llei aplicable i jurisdicció
Aquest acord es regeix per la llei espanyola i se sotmet als jutjats i tribunals de {{jurisdiction}}.

~ Per la Firma: {{adviser.name}} | Pel Col·laborador: {{partner-representative}}
`;
