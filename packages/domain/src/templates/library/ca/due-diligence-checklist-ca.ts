export const dueDiligenceChecklistCa = `# Llista de due diligence de {{company.name}}

> Llista orientativa: un advocat l’ha de revisar i adaptar al sector i a l’operació.

Projecte {{project-code}}. {{organization.name}}, {{date}}. Obertura del data room: {{data-room-date}}. Estats: demanat, rebut, revisat, no aplica.

## 1. Mercantil i societari
| Document | Estat | Responsable | Fitxer |
| Escriptura de constitució, estatuts i modificacions | | | |
| Llibre registre de socis i estructura del grup | | | |
| Actes de junta i consell dels darrers cinc anys | | | |
| Pactes de socis, opcions i compromisos sobre el capital | | | |
| Poders vigents i càrrecs inscrits | | | |
| Acta de titularitat real | | | |
| Prevenció de delictes i del blanqueig, i canal intern d’informació (Llei 2/2023) | | | |

## 2. Financer
| Document | Estat | Responsable | Fitxer |
| Comptes anuals i informes d’auditoria dels darrers tres exercicis | | | |
| Balanç de sumes i saldos a l’última data de tancament mensual | | | |
| Detall dels ajustos de normalització de l’EBITDA | | | |
| Deute financer, avals i confirming, amb els contractes | | | |
| Antiguitat de saldos de clients i proveïdors | | | |
| Evolució mensual del capital circulant | | | |
| Pressupost, projeccions i les seves hipòtesis | | | |

## 3. Fiscal
| Document | Estat | Responsable | Fitxer |
| Impost sobre societats dels exercicis no prescrits | | | |
| IVA, retencions i operacions vinculades | | | |
| Certificats d’estar al corrent (AEAT i Seguretat Social) | | | |
| Inspeccions, requeriments i recursos | | | |
| Bases negatives, deduccions i crèdits fiscals | | | |

## 4. Laboral
| Document | Estat | Responsable | Fitxer |
| Relació de personal: antiguitat, categoria, salari i contracte | | | |
| Conveni aplicable i acords d’empresa | | | |
| Contractes d’alta direcció, variables i blindatges | | | |
| Registre de jornada, pla d’igualtat i registre retributiu | | | |
| Litigis laborals i actes d’inspecció | | | |

## 5. Contractes
| Document | Estat | Responsable | Fitxer |
| Contractes amb els deu clients més grans | | | |
| Contractes amb els deu proveïdors més grans | | | |
| Clàusules de canvi de control, exclusivitat i no competència | | | |
| Contractes amb socis i parts vinculades | | | |
| Assegurances i sinistralitat | | | |

## 6. Propietat intel·lectual i industrial
| Document | Estat | Responsable | Fitxer |
| Marques, patents, dissenys i dominis | | | |
| Llicències concedides i rebudes | | | |
| Cessió de drets per empleats i col·laboradors | | | |

## 7. Informàtica i protecció de dades
| Document | Estat | Responsable | Fitxer |
| Sistemes, llicències i contractes de manteniment | | | |
| Registre d’activitats de tractament i contractes d’encàrrec (RGPD) | | | |
| Incidents de seguretat i violacions de dades notificades | | | |
| Còpies de seguretat i pla de continuïtat | | | |

## 8. Immobles
| Document | Estat | Responsable | Fitxer |
| Notes simples i títols de propietat | | | |
| Contractes d’arrendament | | | |
| Llicències d’activitat i urbanístiques | | | |

## 9. Litigis
| Document | Estat | Responsable | Fitxer |
| Procediments judicials i arbitrals en curs o previsibles | | | |
| Provisions i cartes d’advocats | | | |

## 10. Medi ambient
| Document | Estat | Responsable | Fitxer |
| Autoritzacions ambientals i residus | | | |
| Sòls, emissions i sancions | | | |

## Notes
Les dades personals d’empleats i clients es lliuren anonimitzades. Les preguntes s’adrecen a {{adviser.name}}, {{adviser.email}}.
`;
