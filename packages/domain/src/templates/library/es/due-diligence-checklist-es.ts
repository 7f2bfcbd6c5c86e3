export const dueDiligenceChecklistEs = `# Lista de due diligence de {{company.name}}

> Lista orientativa: un abogado debe revisarla y adaptarla al sector y a la operación.

Proyecto {{project-code}}. {{organization.name}}, {{date}}. Apertura del data room: {{data-room-date}}. Estados: pedido, recibido, revisado, no aplica.

## 1. Mercantil y societario
| Documento | Estado | Responsable | Archivo |
| Escritura de constitución, estatutos y modificaciones | | | |
| Libro registro de socios y estructura del grupo | | | |
| Actas de junta y consejo de los últimos cinco años | | | |
| Pactos de socios, opciones y compromisos sobre el capital | | | |
| Poderes vigentes y cargos inscritos | | | |
| Acta de titularidad real | | | |
| Prevención de delitos y del blanqueo, y canal interno de información (Ley 2/2023) | | | |

## 2. Financiero
| Documento | Estado | Responsable | Archivo |
| Cuentas anuales e informes de auditoría de los últimos tres ejercicios | | | |
| Balance de sumas y saldos a la última fecha de cierre mensual | | | |
| Detalle de los ajustes de normalización del EBITDA | | | |
| Deuda financiera, avales y confirming, con sus contratos | | | |
| Antigüedad de saldos de clientes y proveedores | | | |
| Evolución mensual del capital circulante | | | |
| Presupuesto, proyecciones y sus hipótesis | | | |

## 3. Fiscal
| Documento | Estado | Responsable | Archivo |
| Impuesto sobre Sociedades de los ejercicios no prescritos | | | |
| IVA, retenciones y operaciones vinculadas | | | |
| Certificados de estar al corriente (AEAT y Seguridad Social) | | | |
| Inspecciones, requerimientos y recursos | | | |
| Bases negativas, deducciones y créditos fiscales | | | |

## 4. Laboral
| Documento | Estado | Responsable | Archivo |
| Relación de personal: antigüedad, categoría, salario y contrato | | | |
| Convenio aplicable y acuerdos de empresa | | | |
| Contratos de alta dirección, variables y blindajes | | | |
| Registro de jornada, plan de igualdad y registro retributivo | | | |
| Litigios laborales y actas de inspección | | | |

## 5. Contratos
| Documento | Estado | Responsable | Archivo |
| Contratos con los diez mayores clientes | | | |
| Contratos con los diez mayores proveedores | | | |
| Cláusulas de cambio de control, exclusividad y no competencia | | | |
| Contratos con socios y partes vinculadas | | | |
| Seguros y siniestralidad | | | |

## 6. Propiedad intelectual e industrial
| Documento | Estado | Responsable | Archivo |
| Marcas, patentes, diseños y dominios | | | |
| Licencias concedidas y recibidas | | | |
| Cesión de derechos por empleados y colaboradores | | | |

## 7. Informática y protección de datos
| Documento | Estado | Responsable | Archivo |
| Sistemas, licencias y contratos de mantenimiento | | | |
| Registro de actividades de tratamiento y contratos de encargo (RGPD) | | | |
| Incidentes de seguridad y brechas notificadas | | | |
| Copias de seguridad y plan de continuidad | | | |

## 8. Inmuebles
| Documento | Estado | Responsable | Archivo |
| Notas simples y títulos de propiedad | | | |
| Contratos de arrendamiento | | | |
| Licencias de actividad y urbanísticas | | | |

## 9. Litigios
| Documento | Estado | Responsable | Archivo |
| Procedimientos judiciales y arbitrales en curso o previsibles | | | |
| Provisiones y cartas de abogados | | | |

## 10. Medio ambiente
| Documento | Estado | Responsable | Archivo |
| Autorizaciones ambientales y residuos | | | |
| Suelos, emisiones y sanciones | | | |

## Notas
Los datos personales de empleados y clientes se entregan anonimizados. Las preguntas se dirigen a {{adviser.name}}, {{adviser.email}}.
`;
