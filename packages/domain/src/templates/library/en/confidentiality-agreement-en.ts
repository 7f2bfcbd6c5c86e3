export const confidentialityAgreementEn = `# Non-disclosure agreement

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

## Parties
{{company.name}} (the “Company”), tax ID {{company.tax-id}}, of {{company-address}}, represented by {{company-representative}}, identity document {{representative-id}}, advised by {{organization.name}} (the “Adviser”).
{{buyer-name}} (the “Recipient”), tax ID {{buyer-tax-id}}, of {{buyer-address}}, represented by {{buyer-representative}}.

## 1. Purpose
1.1. The Recipient wishes to receive information about the Company for the following purpose: {{purpose}} (“Project {{project-code}}”).
1.2. The Recipient will use the information for that purpose only.

## 2. Confidential information
2.1. Confidential information means all information about the Company, its group, shareholders, customers, suppliers and employees that the Recipient receives by any means, before or after signing, together with any analysis derived from it, the existence of the talks and their terms.
2.2. It does not include information that the Recipient proves:
- was public when received, or became so without a breach of this agreement;
- was already lawfully in its possession;
- was received from a third party under no duty of confidence;
- was developed independently without using the Company’s information.

## 3. Recipient’s obligations
3.1. To protect the information with the same care as its own and at least that of a diligent business person.
3.2. To disclose it only to directors, employees, advisers and lenders who need it for the purpose and are bound to secrecy. The Recipient is responsible for them.
3.3. Not to approach the Company’s employees, customers, suppliers, banks or shareholders about the Project without the Adviser’s written consent.
3.4. If a law or an authority requires disclosure, to notify the Company beforehand where possible and to disclose only what is strictly necessary.

## 4. Non-solicitation
For {{non-solicit-months}} months from signing, the Recipient will not hire or offer to hire managers or key employees of the Company whom it met through the Project, except those who answer a public advertisement not aimed at them.

## 5. Return or destruction
At the Company’s request, and in any case if talks end, the Recipient will return or destroy the information within {{return-days}} days and confirm it in writing. It may keep the copy that the law or its compliance rules require, subject to this agreement, and automatic backups until they are deleted in the ordinary course.

## 6. No licence, warranty or commitment
6.1. This agreement grants no rights over the information and obliges nobody to close a transaction.
6.2. The Company and the Adviser do not warrant that the information is accurate or complete; only the warranties in the definitive contract will count.

## 7. Breach
{{#if penalty}}
7.1. For each breach, the Recipient will pay {{penalty}} as a contractual penalty, without prejudice to the Company’s right to claim any greater loss that it proves and to require performance.
{{/if}}
{{#if not penalty}}
7.1. A breach gives rise to liability for the loss caused, including proven loss of profit.
{{/if}}
7.2. The information may be a trade secret protected by Spanish Law 1/2019 of 20 February; the Company may seek the remedies provided there.

## 8. Data protection
Personal data in the information will be processed for the purpose only, anonymised wherever possible, under Regulation (EU) 2016/679 and Spanish Organic Law 3/2018.

## 9. Term, law and jurisdiction
9.1. The obligations in this agreement last {{confidentiality-months}} months from signing, even if talks end earlier.
9.2. It is governed by Spanish law and subject to the courts of {{jurisdiction}}.

~ For the Company: {{company-representative}} | For the Recipient: {{buyer-representative}}
`;
