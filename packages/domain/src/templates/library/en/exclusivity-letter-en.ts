export const exclusivityLetterEn = `# Exclusivity letter

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

Between {{buyer-name}} (the “Buyer”), tax ID {{buyer-tax-id}}, represented by {{buyer-representative}}, and the shareholders of {{company.name}} (the “Company”), tax ID {{company.tax-id}} (the “Sellers”), represented by {{company-representative}}.

## 1. Background
The Buyer has made a non-binding offer for the Company at a price of {{price}} and will incur costs in analysing it. In return, the Sellers grant it exclusivity on the terms of this letter.

## 2. Term
Exclusivity lasts {{exclusivity-days}} days from signing. It ends earlier if the Buyer withdraws or proposes to reduce the price for reasons that do not follow from facts found in due diligence.

## 3. Content
3.1. Exclusivity covers: {{exclusivity-matters}}
3.2. During the term, the Sellers, the Company, its directors and advisers will not seek, negotiate or accept offers from third parties or give them information, and will tell the Buyer of any they receive, without having to name their author.
3.3. The Sellers will give the Buyer and its advisers reasonable access to the Company’s information, premises and management.

## 4. Buyer’s undertakings
4.1. The Buyer will proceed diligently: it starts due diligence within five working days and presents the draft agreement halfway through the term.
4.2. The Buyer will report weekly to {{organization.name}} on progress and on any matter that may affect the price.

## 5. Breach
{{#if penalty}}
The party in breach of this letter will pay the other {{penalty}} for its costs, as a contractual penalty in place of damages.
{{/if}}
{{#if not penalty}}
The party in breach of this letter will reimburse the other’s documented external adviser costs incurred since signing.
{{/if}}

## 6. Status, law and jurisdiction
This letter is binding in all its clauses, does not oblige anyone to close the transaction, is confidential, is governed by Spanish law and is subject to the courts of {{jurisdiction}}.

~ For the Buyer: {{buyer-representative}} | For the Sellers: {{company-representative}}
`;
