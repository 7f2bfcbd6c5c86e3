export const feeAgreementCa = `# Acord d’honoraris

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans de signar-lo.

{{place}}, {{date}}

## Parts
{{organization.name}} (l’«Assessor»), amb NIF {{organization.tax-id}} i domicili a {{adviser-address}}, representada per {{adviser.name}}.
{{company.name}} (el «Client»), amb NIF {{company.tax-id}} i domicili a {{company-address}}, representada per {{company-representative}}, amb DNI {{representative-id}}.

## 1. Objecte
Aquest acord fixa els honoraris de l’Assessor per la seva intervenció en l’operació següent: {{transaction}} Completa la carta d’encàrrec signada entre les parts, si n’hi ha, i hi preval en matèria d’honoraris.

## 2. Part fixa
2.1. El Client abona una quota mensual de {{retainer}}, per mesos vençuts, des de la signatura d’aquest acord i fins al tancament o la fi de l’encàrrec.
2.2. El {{credit-share}} de les quotes pagades es descompta dels honoraris d’èxit, sense que el resultat pugui ser negatiu.

## 3. Honoraris d’èxit
3.1. Els honoraris d’èxit es calculen per trams: cada percentatge s’aplica només a la part de l’import que cau en el seu tram.
{{fee-bands}}
3.2. La base de càlcul és {{fee-base}}. Inclou els pagaments ajornats i l’earn-out a mesura que es cobrin.
3.3. Els honoraris d’èxit no seran inferiors a {{minimum-fee}}.
{{#if fee-cap}}
Els honoraris d’èxit no superaran {{fee-cap}}.
{{/if}}
{{#if known-buyer-discount}}
Si la contrapart és una de les que el Client coneixia i va comunicar per escrit a l’inici de l’encàrrec, l’escala es redueix en un {{known-buyer-discount}}, abans d’aplicar el mínim i el límit.
{{/if}}

## 4. Meritació i pagament
4.1. Els honoraris d’èxit es meriten en la data de tancament, entesa com l’atorgament de l’escriptura o la transmissió efectiva de les participacions, accions o actius.
4.2. Es paguen en un termini de {{payment-days}} dies des de la factura, per transferència. El Client en pot autoritzar el pagament amb càrrec al preu en l’acte del tancament.
4.3. La part que correspongui a un earn-out o a un preu ajornat es factura quan es cobri, per la diferència entre els honoraris del total i els ja facturats.
4.4. El retard merita l’interès de demora de la Llei 3/2004, de 29 de desembre.

## 5. Impostos i despeses
5.1. Als honoraris s’hi afegeix l’impost indirecte que correspongui ({{indirect-tax}}). El tractament de la intermediació en la venda de participacions es confirma amb l’assessor fiscal abans de facturar.
5.2. Les despeses es repercuteixen al seu cost, amb autorització prèvia a partir de {{expenses-cap}}.

## 6. Operacions posteriors a l’encàrrec
Els honoraris es meriten igualment si l’operació es tanca en els {{tail-months}} mesos següents a la fi de l’encàrrec amb una contrapart presentada per l’Assessor.

## 7. Llei aplicable
Aquest acord es regeix per la llei espanyola i se sotmet als jutjats i tribunals de {{jurisdiction}}.

~ Per l’Assessor: {{adviser.name}} | Pel Client: {{company-representative}}
`;
