export const feeAgreementEn = `# Fee agreement

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

## Parties
{{organization.name}} (the “Adviser”), tax ID {{organization.tax-id}}, of {{adviser-address}}, represented by {{adviser.name}}.
{{company.name}} (the “Client”), tax ID {{company.tax-id}}, of {{company-address}}, represented by {{company-representative}}, identity document {{representative-id}}.

## 1. Purpose
This agreement sets the Adviser’s fees for its work on the following transaction: {{transaction}} It supplements any engagement letter signed between the parties and prevails over it as regards fees.

## 2. Retainer
2.1. The Client pays a monthly retainer of {{retainer}}, in arrears, from the signing of this agreement until closing or the end of the engagement.
2.2. {{credit-share}} of the retainers paid is credited against the success fee, which cannot fall below zero as a result.

## 3. Success fee
3.1. The success fee is calculated band by band: each percentage applies only to the part of the amount that falls within its band.
{{fee-bands}}
3.2. The calculation base is {{fee-base}}. It includes deferred payments and any earn-out as they are received.
3.3. The success fee will not be less than {{minimum-fee}}.
{{#if fee-cap}}
The success fee will not exceed {{fee-cap}}.
{{/if}}
{{#if known-buyer-discount}}
If the counterparty is one that the Client knew and named in writing at the start of the engagement, the scale is reduced by {{known-buyer-discount}}, before the minimum and the cap are applied.
{{/if}}

## 4. Accrual and payment
4.1. The success fee accrues at closing, meaning the execution of the public deed or the effective transfer of the shares or assets.
4.2. It is paid within {{payment-days}} days of the invoice, by bank transfer. The Client may authorise its payment out of the price at closing.
4.3. The part relating to an earn-out or deferred price is invoiced when it is received, as the difference between the fee on the total and the fees already invoiced.
4.4. Late payment bears the default interest set by Spanish Law 3/2004 of 29 December.

## 5. Tax and expenses
5.1. The applicable indirect tax ({{indirect-tax}}) is added to the fees. The treatment of intermediation in share sales is confirmed with the tax adviser before invoicing.
5.2. Expenses are recharged at cost, with prior approval above {{expenses-cap}}.

## 6. Tail
Fees are also due if the transaction closes within {{tail-months}} months of the end of the engagement with a counterparty introduced by the Adviser.

## 7. Governing law
This agreement is governed by Spanish law and subject to the courts of {{jurisdiction}}.

~ For the Adviser: {{adviser.name}} | For the Client: {{company-representative}}
`;
