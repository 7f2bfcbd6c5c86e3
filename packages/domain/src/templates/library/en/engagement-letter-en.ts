export const engagementLetterEn = `# Sell-side engagement letter

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

## Parties
{{organization.name}} (the “Adviser”), tax ID {{organization.tax-id}}, of {{adviser-address}}, represented by {{adviser.name}}.
{{company.name}} (the “Client” or the “Company”), tax ID {{company.tax-id}}, of {{company-address}}, represented by {{company-representative}}, identity document {{representative-id}}.
{{#if sellers}}
The following shareholders also sign this letter, as sellers and bound together with the Company:
{{sellers}}
{{/if}}
The parties confirm that they have authority to enter into this letter and agree as follows.

## 1. Engagement
1.1. The Client engages the Adviser to find a buyer and to assist in negotiating and closing the sale of {{stake}} of the shares in the Company, or of its assets or part of its business, in whatever form is finally agreed (the “Transaction”).
1.2. The valuation dated {{valuation.date}}, with a central equity value of {{valuation.equity}}, is taken as a reference. That figure is an opinion of value and does not guarantee the price obtained.
1.3. The Adviser provides the following services:
- analysis of the Company and preparation of the teaser and the information memorandum;
- a proposed list of buyers, which the Client approves before any contact is made;
- contact with the approved buyers once they have signed a non-disclosure agreement;
- organisation of site visits, the data room and the receipt of offers;
- support in negotiating price and terms, and coordination with the Client’s lawyers and tax advisers until closing.
1.4. Legal, tax and employment advice, audit and any independent review of the accounts are outside the engagement.

## 2. Exclusivity and term
{{#if exclusive}}
2.1. The engagement is exclusive: while it is in force, the Client and its shareholders will not engage another intermediary for the Transaction and will refer to the Adviser any interested party who approaches them.
{{/if}}
{{#if not exclusive}}
2.1. The engagement is not exclusive: the Client may engage other intermediaries for the Transaction, and will tell the Adviser which buyers it is already in contact with to avoid duplication.
{{/if}}
2.2. The engagement lasts {{term-months}} months from signing and is renewed for periods of {{renewal-months}} months unless either party gives one month’s notice to the contrary.
2.3. Either party may terminate the engagement at any time for a serious breach by the other that is not remedied within fifteen days of written notice.
{{#if excluded-buyers}}
2.4. The Client was already dealing with the following buyers before this engagement (the “Excluded Buyers”) and may continue to do so:
{{excluded-buyers}}
{{/if}}

## 3. Fees
3.1. Retainer. The Client pays {{retainer}} a month while the engagement is in force. {{credit-share}} of what is paid is credited against the success fee.
3.2. Success fee. If the Transaction closes, the Client pays the fee that results from applying the following scale, band by band, to {{fee-base}}, with a minimum of {{minimum-fee}}.
{{fee-bands}}
{{#if fee-cap}}
The success fee will not exceed {{fee-cap}}.
{{/if}}
{{#if excluded-buyers}}
{{#if known-buyer-discount}}
If an Excluded Buyer buys, a discount of {{known-buyer-discount}} is applied to the scale, before the minimum and the cap.
{{/if}}
{{#if not known-buyer-discount}}
If an Excluded Buyer buys, no success fee is due.
{{/if}}
{{/if}}
3.3. The price includes everything the sellers receive for the Transaction: cash, securities, debt assumed in so far as it forms part of the base, deferred payments and consideration for non-compete undertakings beyond what is customary.
3.4. Fees fall due and are paid at closing. Those relating to an earn-out or deferred price are paid when the sellers receive it.
3.5. The applicable indirect tax ({{indirect-tax}}) is added to these amounts.
3.6. Travel, translation and data room expenses are recharged at cost, with the Client’s prior approval above {{expenses-cap}}.

## 4. Tail
4.1. Fees are also due if the Transaction is signed within {{tail-months}} months of the end of the engagement with a buyer introduced by the Adviser or dealt with while it was in force.
4.2. When the engagement ends, the Adviser delivers within ten days the list of buyers to whom this clause applies.

## 5. Client’s obligations
5.1. The Client gives the Adviser true and complete information and reports without delay anything that changes it. The Adviser may rely on it without verification.
5.2. The Client reviews and approves the information memorandum in writing before it is sent and is responsible to third parties for its content.
5.3. The Client decides freely whether to sell, to whom and on what terms; no offer obliges it to close.

## 6. Confidentiality and conflicts of interest
6.1. The Adviser keeps the Company’s non-public information secret during the engagement and for two years afterwards, and discloses it only to buyers who have signed a non-disclosure agreement.
6.2. The Adviser receives no payment from buyers for the Transaction and discloses any conflict of interest to the Client as soon as it is aware of it.

## 7. Liability
7.1. The Adviser performs its services with the care of a professional in the field; its obligation is one of means, not of result.
7.2. Except for wilful misconduct or gross negligence, the Adviser’s liability is limited to the fees it has received under this engagement.

## 8. Anti-money laundering and data protection
8.1. The Client provides the identification and beneficial ownership documents required by Spanish Law 10/2010 of 28 April.
8.2. Each party processes the data of signatories and contacts as controller, to perform this engagement, under Regulation (EU) 2016/679 and Spanish Organic Law 3/2018. The rights of access, rectification, erasure, objection, restriction and portability may be exercised at {{organization.email}}, and complaints may be made to the Spanish Data Protection Agency (AEPD).

## 9. Governing law and jurisdiction
This engagement is governed by Spanish law. The parties submit any dispute to the courts of {{jurisdiction}}.

In witness whereof, the parties sign this letter in duplicate at the place and on the date stated above.

~ For the Adviser: {{adviser.name}} | For the Client: {{company-representative}}
`;
