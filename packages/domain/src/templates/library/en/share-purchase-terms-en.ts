export const sharePurchaseTermsEn = `# Share purchase agreement outline: {{company.name}}

> Working basis for drafting the agreement: a lawyer must review and develop it before anything is signed.

{{place}}, {{date}}

## 1. Parties and object
1.1. Buyer: {{buyer-name}}, tax ID {{buyer-tax-id}}, represented by {{buyer-representative}}.
1.2. Sellers:
{{sellers}}
1.3. Object: {{stake}} of the shares in {{company.name}}, tax ID {{company.tax-id}}, free of encumbrances and with all rights attached.

## 2. Price
2.1. Base price: **{{price}}**.
{{#if locked-box}}
2.2. Locked box by reference to the balance sheet at {{locked-box-date}}. The Sellers warrant that since that date there has been and will be no leakage in their favour, other than permitted leakage, and will refund it euro for euro.
{{/if}}
{{#if not locked-box}}
2.2. The price is adjusted on the closing balance sheet: it rises or falls by the difference between net financial debt and net working capital and their reference amounts. The Buyer presents the closing accounts within sixty days; disagreements are settled by an independent expert.
{{/if}}
{{#if nwc-peg}}
Reference net working capital: {{nwc-peg}}.
{{/if}}
{{#if adjustments}}
Other adjustments:
{{adjustments}}
{{/if}}
{{#if earn-out}}
Variable price (earn-out): {{earn-out}} The agreement sets out how it is calculated, what information the Sellers receive and what rules of conduct apply until it is paid.
{{/if}}

## 3. Conditions and closing
3.1. Expected signing: {{signing-date}}. Expected closing: {{closing-date}}, before a notary.
3.2. Conditions precedent: any competition and foreign investment approvals required, change of control consents, and the waiver of pre-emption rights under the articles, the shareholder agreements or article 107 of the Spanish Companies Act (Ley de Sociedades de Capital).
{{#if conditions}}
And also the following:
{{conditions}}
{{/if}}
3.3. Between signing and closing, the Company is run in the ordinary course and extraordinary acts require the Buyer’s consent.
3.4. At closing: payment of the price, transfer by public deed, resignation and appointment of directors, release of shareholder guarantees and signing of the key team’s contracts.

## 4. Representations and warranties
4.1. By the Sellers: capacity and title; accounts and absence of undisclosed liabilities; tax and Social Security; employees; contracts; real estate and assets; intellectual property; data protection; litigation; environment; compliance.
4.2. By the Buyer: capacity, funds and approvals.
4.3. Data room information is treated as disclosed if disclosed fully and fairly, except as against fundamental warranties and specific indemnities.

## 5. Sellers’ liability
| Term | Agreed |
| Overall cap | {{liability-cap}} of the price |
| Basket | {{basket}} |
| De minimis | {{de-minimis}} |
| Warranty period | {{warranty-months}} months |
| Fundamental warranties | Cap of 100% of the price |
| Tax, employment and Social Security | Until time-barred |
5.1. The limits do not apply to wilful misconduct or to specific indemnities.
{{#if escrow}}
5.2. As security for these obligations, {{escrow}} is held in escrow for {{escrow-months}} months.
{{/if}}

## 6. Non-compete and non-solicitation
The Sellers will not compete with the Company in {{non-compete-area}} for {{non-compete-years}} years from closing, nor solicit its staff or customers. Payment for this undertaking is included in the price. The limits set by competition law on ancillary restraints are observed.

## 7. Other clauses
7.1. Confidentiality and agreed announcements.
7.2. Costs: each party its own; notary’s fees as provided by law.
7.3. Assignment: only within the group or to lenders.
7.4. Spanish law; courts of {{jurisdiction}}, or arbitration if so agreed.

This document does not oblige the parties to sign the agreement.

~ For the Buyer: {{buyer-representative}} | For the Sellers: {{company-representative}}
`;
