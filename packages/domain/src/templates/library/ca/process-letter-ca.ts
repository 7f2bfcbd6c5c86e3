export const processLetterCa = `# Carta de procés del Projecte {{project-code}}

> Model orientatiu: un advocat l’ha de revisar i adaptar al cas abans d’enviar-lo.

{{place}}, {{date}}

A l’atenció de {{buyer-representative}}, {{buyer-name}}

Agraïm el vostre interès en {{company.name}} (la «Societat»). {{organization.name}} actua com a assessor dels socis (els «Venedors»). Aquesta carta explica com es desenvolupa el procés i què ha de contenir la vostra oferta.

## 1. Operació
{{transaction}}

## 2. Calendari
| Fita | Data |
| Oferta no vinculant | {{offer-date}} |
| Reunions amb la direcció | {{meetings}} |
| Obertura del data room | {{data-room-date}} |
| Oferta vinculant | {{binding-offer-date}} |
| Signatura prevista | {{signing-date}} |
| Tancament previst | {{closing-date}} |

## 3. Contingut de l’oferta no vinculant
1) Identitat del comprador i de qui el controla, i persona autoritzada.
2) Preu pel 100 % del capital, lliure de caixa i deute i amb un capital circulant normalitzat, amb les hipòtesis del càlcul i el tractament de la caixa i el deute.
3) Forma de pagament: part al comptat, ajornada, earn-out o reinversió.
4) Origen dels fons i condicions del finançament.
5) Abast i termini de la due diligence, i assessors.
6) Autoritzacions internes, regulatòries o de competència que calguin.
7) Plans per a la Societat, el seu equip directiu i la seva plantilla.
8) Condicions essencials i termini de validesa, de seixanta dies com a mínim.

## 4. Contingut de l’oferta vinculant
L’oferta vinculant inclourà el contracte de compravenda amb els canvis marcats, la prova dels fons i la confirmació que la due diligence s’ha acabat.

## 5. Normes
5.1. La informació es regeix per l’acord de confidencialitat signat.
5.2. Tota pregunta, visita o sol·licitud s’adreça només a {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. No es contactarà amb la Societat, els seus empleats, clients, proveïdors ni bancs.
5.3. Els Venedors poden canviar el calendari o les normes, negociar amb un o diversos interessats, rebutjar qualsevol oferta i aturar el procés, en tot moment i sense donar raons.
5.4. Cada interessat assumeix les seves despeses. Res d’aquesta carta no obliga els Venedors fins a la signatura d’un contracte definitiu.
5.5. El procés es regeix per la llei espanyola.

Atentament,

~ {{adviser.name}}, {{organization.name}}
`;
