export const letterOfIntentEn = `# Letter of intent

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

From {{buyer-name}} (the “Buyer”), tax ID {{buyer-tax-id}}, of {{buyer-address}}, represented by {{buyer-representative}}, to the shareholders of {{company.name}} (the “Company”), tax ID {{company.tax-id}} (the “Sellers”):
{{sellers}}

## 1. Transaction
The Buyer states its intention to acquire {{stake}} of the equity of the Company on the terms of this letter.

## 2. Price
2.1. The price offered for that stake is **{{price}}**.
{{#if cash-free-debt-free}}
2.2. The price assumes a cash-free, debt-free Company: net financial debt at closing, including debt-like items, is deducted from it in proportion to the stake acquired.
{{/if}}
{{#if not cash-free-debt-free}}
2.2. The price is for the equity, with whatever cash and debt the Company has at closing, and is not adjusted for them.
{{/if}}
{{#if nwc-peg}}
The price also assumes net working capital of {{nwc-peg}} at closing; any difference increases or reduces the price euro for euro.
{{/if}}
{{#if earn-out}}
Variable price (earn-out): {{earn-out}}
{{/if}}

## 3. Structure and financing
3.1. {{structure}}
3.2. {{financing}}

## 4. Conditions
The transaction is subject to the following conditions:
- satisfactory financial, tax, employment, legal and business due diligence;
- the signing of a purchase agreement with customary representations, warranties and indemnities;
- the Sellers’ non-compete undertaking and the retention of the key team;
- no material adverse change in the Company.
{{#if conditions}}
And also to these:
{{conditions}}
{{/if}}

## 5. Timetable
The Buyer expects to sign the agreement on {{signing-date}} and close the transaction on {{closing-date}}.

## 6. Exclusivity
For {{exclusivity-days}} days from signing, the Sellers will not negotiate or provide information to third parties about the sale of the Company or its assets, and will suspend any talks under way.

## 7. Conduct until closing
The Sellers will keep running the Company in the ordinary course: they will not pay dividends, take on unusual debt or change staff terms without the Buyer’s agreement.

## 8. Confidentiality and costs
8.1. The non-disclosure agreement already signed remains in force. The existence and content of this letter are confidential.
8.2. Each party pays its own costs and advisers, whether or not the transaction closes.

## 9. Status
9.1. This letter does not oblige anyone to buy or sell. Only the following clauses are binding: {{binding-clauses}}.
9.2. Ending negotiations in good faith gives rise to no liability.
9.3. The offer is valid until {{offer-valid-until}}.

## 10. Governing law and jurisdiction
This letter is governed by Spanish law and subject to the courts of {{jurisdiction}}.

~ For the Buyer: {{buyer-representative}} | For the Sellers: {{company-representative}}
`;
