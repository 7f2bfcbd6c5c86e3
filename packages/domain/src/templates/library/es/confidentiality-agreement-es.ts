export const confidentialityAgreementEs = `# Acuerdo de confidencialidad

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

En {{place}}, a {{date}}

## Reunidos
De una parte, {{company.name}} (la «Sociedad»), con NIF {{company.tax-id}} y domicilio en {{company-address}}, representada por {{company-representative}}, con DNI {{representative-id}}, asistida por {{organization.name}} (el «Asesor»).
De otra, {{buyer-name}} (el «Interesado»), con NIF {{buyer-tax-id}} y domicilio en {{buyer-address}}, representado por {{buyer-representative}}.

## 1. Finalidad
1.1. El Interesado quiere recibir información de la Sociedad con la finalidad siguiente: {{purpose}} (el «Proyecto {{project-code}}»).
1.2. El Interesado utilizará la información solo para esa finalidad.

## 2. Información confidencial
2.1. Es confidencial toda la información de la Sociedad, de su grupo, de sus socios, clientes, proveedores y empleados que el Interesado reciba por cualquier medio, antes o después de esta firma, así como los análisis que se elaboren a partir de ella, la existencia de las conversaciones y sus condiciones.
2.2. No lo es la que el Interesado pruebe que:
- era pública al recibirla, o llegó a serlo sin que él incumpliera este acuerdo;
- ya la tenía de forma lícita;
- la recibió de un tercero que no estaba obligado a guardarla;
- la elaboró por su cuenta sin usar la información de la Sociedad.

## 3. Obligaciones del Interesado
3.1. Guardar la información con el mismo cuidado que la propia y, como mínimo, con el de un empresario diligente.
3.2. Darla a conocer solo a los administradores, empleados, asesores y entidades financiadoras que la necesiten para la finalidad y estén obligados a guardar secreto. El Interesado responde de ellos.
3.3. No dirigirse a los empleados, clientes, proveedores, bancos ni socios de la Sociedad en relación con el Proyecto sin permiso escrito del Asesor.
3.4. Si una ley o una autoridad le obliga a revelar información, avisar antes a la Sociedad, si es posible, y revelar solo lo imprescindible.

## 4. No captación
Durante {{non-solicit-months}} meses desde la firma, el Interesado no contratará ni propondrá contratar a directivos o empleados clave de la Sociedad que haya conocido por el Proyecto, salvo a quienes respondan a una oferta pública no dirigida a ellos.

## 5. Devolución o destrucción
A petición de la Sociedad, y en todo caso si cesan las conversaciones, el Interesado devolverá o destruirá la información en {{return-days}} días y lo confirmará por escrito. Puede conservar la copia que la ley o sus normas internas de cumplimiento le exijan, sujeta a este acuerdo, y las copias de seguridad automáticas hasta su borrado ordinario.

## 6. Sin licencia, garantía ni compromiso
6.1. Este acuerdo no concede derecho alguno sobre la información ni obliga a nadie a cerrar una operación.
6.2. La Sociedad y el Asesor no garantizan que la información sea exacta o completa; solo valdrán las garantías que se pacten en el contrato definitivo.

## 7. Incumplimiento
{{#if penalty}}
7.1. Por cada incumplimiento, el Interesado pagará {{penalty}} en concepto de cláusula penal, sin perjuicio del derecho de la Sociedad a reclamar el mayor daño que pruebe y a exigir el cumplimiento.
{{/if}}
{{#if not penalty}}
7.1. El incumplimiento obliga a indemnizar los daños y perjuicios causados, incluido el lucro cesante que se pruebe.
{{/if}}
7.2. La información puede constituir secreto empresarial protegido por la Ley 1/2019, de 20 de febrero; la Sociedad puede pedir las medidas que esa ley prevé.

## 8. Protección de datos
Los datos personales que contenga la información se tratarán solo para la finalidad, anonimizados siempre que sea posible, y conforme al Reglamento (UE) 2016/679 y a la Ley Orgánica 3/2018.

## 9. Duración, ley y jurisdicción
9.1. Las obligaciones de este acuerdo duran {{confidentiality-months}} meses desde la firma, aunque las conversaciones terminen antes.
9.2. Se rige por la ley española y se somete a los juzgados y tribunales de {{jurisdiction}}.

~ Por la Sociedad: {{company-representative}} | Por el Interesado: {{buyer-representative}}
`;
