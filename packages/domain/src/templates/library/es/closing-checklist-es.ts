export const closingChecklistEs = `# Lista de cierre de {{company.name}}

> Lista orientativa: un abogado debe revisarla con el contrato firmado a la vista.

Cierre previsto: {{closing-date}}, en {{notary}}. Preparada por {{organization.name}}, {{date}}.

## 1. Antes del cierre
| Documento o acto | Responsable | Listo |
| Condiciones suspensivas cumplidas o renunciadas por escrito | Ambas partes | |
| Acuerdos de junta y consejo de vendedor y comprador | Ambas partes | |
| Renuncia a los derechos de adquisición preferente | Vendedores | |
| Certificados de estar al corriente (AEAT y Seguridad Social) | Vendedores | |
| Certificados de saldo y de cancelación de la deuda | Bancos | |
| Consentimientos por cambio de control | Vendedores | |
| Poderes, NIF y titularidad real de los firmantes | Ambas partes | |
| Cálculo del precio y hoja de flujos de fondos | {{organization.name}} | |
| Prueba de fondos y cheques o transferencias preparadas | Comprador | |

## 2. En la notaría
| Documento o acto | Responsable | Listo |
| Escritura de compraventa | Notaría | |
| Pago del precio y carta de pago | Comprador | |
| Depósito en garantía (escrow) | Ambas partes | |
| Dimisión y nombramiento de administradores | Ambas partes | |
| Revocación y otorgamiento de poderes | Comprador | |
| Cancelación de avales y préstamos de socios | Bancos | |
| Contratos con el equipo clave y pacto de no competencia | Ambas partes | |
| Pago de los honorarios de los asesores | Ambas partes | |

## 3. Después del cierre
| Documento o acto | Responsable | Listo |
| Inscripción de la transmisión en el libro registro de socios o de acciones nominativas | Comprador | |
| Inscripción de los administradores y poderes en el Registro Mercantil | Comprador | |
| Escritura e inscripción de la unipersonalidad, si procede | Comprador | |
| Comunicación a bancos, Hacienda (modelo 036) y Seguridad Social | Comprador | |
| Comunicación a la plantilla, los clientes y los proveedores | Ambas partes | |
| Declaración de inversión extranjera y de titularidad real, si procede | Comprador | |
| Cuentas de cierre y ajuste del precio | Comprador | |
| Calendario del earn-out y de la liberación del depósito | {{organization.name}} | |

## Firmantes
| Parte | Persona |
| Vendedores | {{company-representative}} |
| Comprador, {{buyer-name}} | {{buyer-representative}} |
| Asesor | {{adviser.name}} |
`;
