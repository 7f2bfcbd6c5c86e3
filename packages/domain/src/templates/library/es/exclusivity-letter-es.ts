export const exclusivityLetterEs = `# Carta de exclusividad

> Modelo orientativo: un abogado debe revisarlo y adaptarlo al caso antes de firmarlo.

{{place}}, {{date}}

Entre {{buyer-name}} (el «Comprador»), con NIF {{buyer-tax-id}}, representado por {{buyer-representative}}, y los socios de {{company.name}} (la «Sociedad»), con NIF {{company.tax-id}} (los «Vendedores»), representados por {{company-representative}}.

## 1. Antecedentes
El Comprador ha presentado una oferta no vinculante por la Sociedad, con un precio de {{price}}, y va a incurrir en gastos para su análisis. A cambio, los Vendedores le conceden exclusividad en los términos de esta carta.

## 2. Plazo
La exclusividad dura {{exclusivity-days}} días desde la firma. Termina antes si el Comprador desiste o propone reducir el precio de forma que no resulte de hechos conocidos en la due diligence.

## 3. Contenido
3.1. La exclusividad alcanza a: {{exclusivity-matters}}
3.2. Durante el plazo, los Vendedores, la Sociedad, sus administradores y asesores no buscarán, negociarán ni aceptarán ofertas de terceros ni les darán información, y avisarán al Comprador de las que reciban, sin tener que revelar su autor.
3.3. Los Vendedores darán al Comprador y a sus asesores acceso razonable a la información, los locales y la dirección de la Sociedad.

## 4. Compromisos del Comprador
4.1. El Comprador avanzará con diligencia: inicia la due diligence en cinco días hábiles y presenta el borrador del contrato a mitad del plazo.
4.2. El Comprador informará cada semana a {{organization.name}} del avance y de cualquier cuestión que pueda afectar al precio.

## 5. Incumplimiento
{{#if penalty}}
La parte que incumpla esta carta pagará a la otra {{penalty}} en concepto de gastos, como cláusula penal que sustituye a la indemnización de daños.
{{/if}}
{{#if not penalty}}
La parte que incumpla esta carta reembolsará a la otra los gastos de asesores externos justificados en que haya incurrido desde la firma.
{{/if}}

## 6. Carácter, ley y jurisdicción
Esta carta es vinculante en todas sus cláusulas, no obliga a cerrar la operación, es confidencial, se rige por la ley española y se somete a los juzgados y tribunales de {{jurisdiction}}.

~ Por el Comprador: {{buyer-representative}} | Por los Vendedores: {{company-representative}}
`;
