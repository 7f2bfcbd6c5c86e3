export const closingChecklistCa = `# Llista de tancament de {{company.name}}

> Llista orientativa: un advocat l’ha de revisar amb el contracte signat a la vista.

Tancament previst: {{closing-date}}, a {{notary}}. Preparada per {{organization.name}}, {{date}}.

## 1. Abans del tancament
| Document o acte | Responsable | Fet |
| Condicions suspensives complertes o renunciades per escrit | Totes dues parts | |
| Acords de junta i consell de venedor i comprador | Totes dues parts | |
| Renúncia als drets d’adquisició preferent | Venedors | |
| Certificats d’estar al corrent (AEAT i Seguretat Social) | Venedors | |
| Certificats de saldo i de cancel·lació del deute | Bancs | |
| Consentiments per canvi de control | Venedors | |
| Poders, NIF i titularitat real dels signants | Totes dues parts | |
| Càlcul del preu i full de fluxos de fons | {{organization.name}} | |
| Prova de fons i xecs o transferències preparades | Comprador | |

## 2. A la notaria
| Document o acte | Responsable | Fet |
| Escriptura de compravenda | Notaria | |
| Pagament del preu i carta de pagament | Comprador | |
| Dipòsit en garantia (escrow) | Totes dues parts | |
| Dimissió i nomenament d’administradors | Totes dues parts | |
| Revocació i atorgament de poders | Comprador | |
| Cancel·lació d’avals i préstecs de socis | Bancs | |
| Contractes amb l’equip clau i pacte de no competència | Totes dues parts | |
| Pagament dels honoraris dels assessors | Totes dues parts | |

## 3. Després del tancament
| Document o acte | Responsable | Fet |
| Inscripció de la transmissió al llibre registre de socis o d’accions nominatives | Comprador | |
| Inscripció dels administradors i dels poders al Registre Mercantil | Comprador | |
| Escriptura i inscripció de la unipersonalitat, si escau | Comprador | |
| Comunicació a bancs, Hisenda (model 036) i Seguretat Social | Comprador | |
| Comunicació a la plantilla, els clients i els proveïdors | Totes dues parts | |
| Declaració d’inversió estrangera i de titularitat real, si escau | Comprador | |
| Comptes de tancament i ajust del preu | Comprador | |
| Calendari de l’earn-out i de l’alliberament del dipòsit | {{organization.name}} | |

## Signants
| Part | Persona |
| Venedors | {{company-representative}} |
| Comprador, {{buyer-name}} | {{buyer-representative}} |
| Assessor | {{adviser.name}} |
`;
