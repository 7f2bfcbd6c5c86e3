export const confidentialityAgreementCa = `# Acord de confidencialitat

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

## Reunits
D’una part, {{company.name}} (la «Societat»), amb NIF {{company.tax-id}} i domicili a {{company-address}}, representada per {{company-representative}}, amb DNI {{representative-id}}, assistida per {{organization.name}} (l’«Assessor»).
De l’altra, {{buyer-name}} (l’«Interessat»), amb NIF {{buyer-tax-id}} i domicili a {{buyer-address}}, representat per {{buyer-representative}}.

## 1. Finalitat
1.1. L’Interessat vol rebre informació de la Societat amb la finalitat següent: {{purpose}} (el «Projecte {{project-code}}»).
1.2. L’Interessat utilitzarà la informació només per a aquesta finalitat.

## 2. Informació confidencial
2.1. És confidencial tota la informació de la Societat, del seu grup, dels seus socis, clients, proveïdors i empleats que l’Interessat rebi per qualsevol mitjà, abans o després d’aquesta signatura, així com les anàlisis que se n’elaborin, l’existència de les converses i les seves condicions.
2.2. No ho és la que l’Interessat provi que:
- era pública quan la va rebre, o ho va arribar a ser sense que ell incomplís aquest acord;
- ja la tenia de manera lícita;
- la va rebre d’un tercer que no estava obligat a guardar-la;
- la va elaborar pel seu compte sense fer servir la informació de la Societat.

## 3. Obligacions de l’Interessat
3.1. Guardar la informació amb la mateixa cura que la pròpia i, com a mínim, amb la d’un empresari diligent.
3.2. Donar-la a conèixer només als administradors, empleats, assessors i entitats finançadores que la necessitin per a la finalitat i estiguin obligats a guardar secret. L’Interessat en respon.
3.3. No adreçar-se als empleats, clients, proveïdors, bancs ni socis de la Societat en relació amb el Projecte sense permís escrit de l’Assessor.
3.4. Si una llei o una autoritat l’obliga a revelar informació, avisar-ne abans la Societat, si és possible, i revelar només l’imprescindible.

## 4. No captació
Durant {{non-solicit-months}} mesos des de la signatura, l’Interessat no contractarà ni proposarà contractar directius o empleats clau de la Societat que hagi conegut pel Projecte, llevat de qui respongui a una oferta pública que no se’ls adreci.

## 5. Devolució o destrucció
A petició de la Societat, i en tot cas si cessen les converses, l’Interessat retornarà o destruirà la informació en {{return-days}} dies i ho confirmarà per escrit. Pot conservar la còpia que la llei o les seves normes internes de compliment li exigeixin, subjecta a aquest acord, i les còpies de seguretat automàtiques fins que s’esborrin de manera ordinària.

## 6. Sense llicència, garantia ni compromís
6.1. Aquest acord no concedeix cap dret sobre la informació ni obliga ningú a tancar una operació.
6.2. La Societat i l’Assessor no garanteixen que la informació sigui exacta o completa; només valdran les garanties que es pactin en el contracte definitiu.

## 7. Incompliment
{{#if penalty}}
7.1. Per cada incompliment, l’Interessat pagarà {{penalty}} en concepte de clàusula penal, sens perjudici del dret de la Societat a reclamar el major dany que provi i a exigir el compliment.
{{/if}}
{{#if not penalty}}
7.1. L’incompliment obliga a indemnitzar els danys i perjudicis causats, inclòs el lucre cessant que es provi.
{{/if}}
7.2. La informació pot constituir secret empresarial protegit per la Llei 1/2019, de 20 de febrer; la Societat pot demanar les mesures que aquesta llei preveu.

## 8. Protecció de dades
Les dades personals que contingui la informació es tractaran només per a la finalitat, anonimitzades sempre que sigui possible, i d’acord amb el Reglament (UE) 2016/679 i la Llei orgànica 3/2018.

## 9. Durada, llei i jurisdicció
9.1. Les obligacions d’aquest acord duren {{confidentiality-months}} mesos des de la signatura, encara que les converses s’acabin abans.
9.2. Es regeix per la llei espanyola i se sotmet als jutjats i tribunals de {{jurisdiction}}.

~ Per la Societat: {{company-representative}} | Per l’Interessat: {{buyer-representative}}
`;
