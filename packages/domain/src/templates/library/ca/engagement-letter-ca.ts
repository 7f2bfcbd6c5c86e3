export const engagementLetterCa = `# Carta d’encàrrec de venda

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

## Reunits
D’una part, {{organization.name}} (l’«Assessor»), amb NIF {{organization.tax-id}} i domicili a {{adviser-address}}, representada per {{adviser.name}}.
De l’altra, {{company.name}} (el «Client» o la «Societat»), amb NIF {{company.tax-id}} i domicili a {{company-address}}, representada per {{company-representative}}, amb DNI {{representative-id}}.
{{#if sellers}}
També signen aquest encàrrec, com a venedors i obligats juntament amb la Societat, els socis següents:
{{sellers}}
{{/if}}
Les parts es reconeixen capacitat suficient per obligar-se i acorden el següent.

## 1. Encàrrec
1.1. El Client encarrega a l’Assessor la recerca de comprador i l’acompanyament en la negociació i el tancament de la venda del {{stake}} de les participacions o accions de la Societat, o dels seus actius o d’una part del seu negoci, sigui quina sigui la forma que finalment s’acordi (l’«Operació»).
1.2. Serveix de referència la valoració de data {{valuation.date}}, amb un valor central del capital de {{valuation.equity}}. Aquesta xifra és una opinió de valor i no garanteix el preu que s’obtingui.
1.3. L’Assessor presta els serveis següents:
- anàlisi de la Societat i preparació del perfil cec i del quadern de venda;
- proposta de la llista de compradors, que el Client aprova abans de qualsevol contacte;
- contacte amb els compradors aprovats, un cop signat l’acord de confidencialitat;
- organització de les visites, del data room i de la recepció d’ofertes;
- suport en la negociació del preu i de les condicions, i coordinació amb els advocats i assessors fiscals del Client fins al tancament.
1.4. Queden fora de l’encàrrec l’assessorament jurídic, fiscal i laboral, l’auditoria i la revisió independent dels comptes.

## 2. Exclusivitat i termini
{{#if exclusive}}
2.1. L’encàrrec és en exclusiva: mentre sigui vigent, el Client i els seus socis no encarregaran l’Operació a cap altre intermediari i remetran a l’Assessor tot interessat que s’hi adreci.
{{/if}}
{{#if not exclusive}}
2.1. L’encàrrec no és en exclusiva: el Client pot encarregar l’Operació a altres intermediaris, i informarà l’Assessor dels compradors amb qui ja estigui en contacte per evitar duplicitats.
{{/if}}
2.2. L’encàrrec dura {{term-months}} mesos des de la signatura i es prorroga per períodes de {{renewal-months}} mesos si cap de les parts no comunica el contrari amb un mes d’antelació.
2.3. Qualsevol de les parts pot resoldre l’encàrrec en tot moment per incompliment greu de l’altra que no s’esmeni en quinze dies des del requeriment per escrit.
{{#if excluded-buyers}}
2.4. El Client ja tractava amb els compradors següents abans d’aquest encàrrec (els «Compradors exclosos») i hi pot continuar tractant:
{{excluded-buyers}}
{{/if}}

## 3. Honoraris
3.1. Quota. El Client abona {{retainer}} al mes mentre l’encàrrec sigui vigent. Del que s’hagi pagat per aquest concepte, el {{credit-share}} es descompta dels honoraris d’èxit.
3.2. Honoraris d’èxit. Si l’Operació es tanca, el Client abona els honoraris que resultin d’aplicar per trams l’escala següent sobre {{fee-base}}, amb un mínim de {{minimum-fee}}.
{{fee-bands}}
{{#if fee-cap}}
Els honoraris d’èxit no superaran {{fee-cap}}.
{{/if}}
{{#if excluded-buyers}}
{{#if known-buyer-discount}}
Si compra un Comprador exclòs, s’aplica a l’escala un descompte del {{known-buyer-discount}}, abans del mínim i del límit.
{{/if}}
{{#if not known-buyer-discount}}
Si compra un Comprador exclòs, no es meriten honoraris d’èxit.
{{/if}}
{{/if}}
3.3. El preu inclou tot el que rebin els venedors per l’Operació: diners, valors, deute assumit en la mesura que formi part de la base, pagaments ajornats i contraprestacions per pactes de no competència que excedeixin l’habitual.
3.4. Els honoraris es meriten i es paguen en la data de tancament. Els que corresponguin a un earn-out o a un preu ajornat es paguen quan els venedors el cobrin.
3.5. A aquests imports s’hi afegeix l’impost indirecte que correspongui ({{indirect-tax}}).
3.6. Les despeses de viatge, traducció i data room es repercuteixen al seu cost, amb el vistiplau previ del Client a partir de {{expenses-cap}}.

## 4. Operacions posteriors
4.1. Els honoraris es meriten també si l’Operació se signa en els {{tail-months}} mesos següents a la fi de l’encàrrec amb un comprador presentat per l’Assessor o amb qui s’hagi tractat durant la seva vigència.
4.2. Quan s’acabi l’encàrrec, l’Assessor lliura en deu dies la llista de compradors a qui s’aplica aquesta clàusula.

## 5. Obligacions del Client
5.1. El Client facilita a l’Assessor informació veraç i completa, i l’avisa sense demora de qualsevol fet que l’alteri. L’Assessor hi pot confiar sense verificar-la.
5.2. El Client revisa i aprova per escrit el quadern de venda abans d’enviar-lo i respon del seu contingut davant de tercers.
5.3. El Client decideix lliurement si ven, a qui i en quines condicions; cap oferta no l’obliga a tancar.

## 6. Confidencialitat i conflictes d’interès
6.1. L’Assessor guarda secret de la informació no pública de la Societat, durant l’encàrrec i els dos anys següents, i només la lliura a compradors que hagin signat un acord de confidencialitat.
6.2. L’Assessor no cobra dels compradors per l’Operació i comunica al Client qualsevol conflicte d’interès tan bon punt el conegui.

## 7. Responsabilitat
7.1. L’Assessor presta els seus serveis amb la diligència d’un professional del sector; la seva obligació és de mitjans i no de resultat.
7.2. Llevat de dol o culpa greu, la responsabilitat de l’Assessor es limita als honoraris que hagi percebut per aquest encàrrec.

## 8. Prevenció del blanqueig i protecció de dades
8.1. El Client aporta la documentació d’identificació i de titularitat real que exigeix la Llei 10/2010, de 28 d’abril.
8.2. Cada part tracta les dades dels signants i de les persones de contacte com a responsable, per a l’execució d’aquest encàrrec, d’acord amb el Reglament (UE) 2016/679 i la Llei orgànica 3/2018. Els drets d’accés, rectificació, supressió, oposició, limitació i portabilitat s’exerceixen a {{organization.email}}, i es pot reclamar davant l’Agència Espanyola de Protecció de Dades.

## 9. Llei aplicable i jurisdicció
Aquest encàrrec es regeix per la llei espanyola. Per a tota controvèrsia, les parts se sotmeten als jutjats i tribunals de {{jurisdiction}}.

I en prova de conformitat, les parts signen aquest document per duplicat al lloc i en la data de l’encapçalament.

~ Per l’Assessor: {{adviser.name}} | Pel Client: {{company-representative}}
`;
