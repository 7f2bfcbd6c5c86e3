export const collaborationAgreementEn = `# Referral agreement

> Template for guidance only: a lawyer must review it and adapt it to the case before it is signed.

{{place}}, {{date}}

## Parties
{{organization.name}} (the “Firm”), tax ID {{organization.tax-id}}, of {{adviser-address}}, represented by {{adviser.name}}.
{{partner-name}} (the “Partner”), tax ID {{partner-tax-id}}, of {{partner-address}}, represented by {{partner-representative}}.

## 1. Purpose
1.1. The Partner may introduce to the Firm companies or business owners interested in buying, selling or valuing a business, and the Firm pays the Partner under the terms of this agreement.
1.2. For these purposes, a referral is: {{referral-definition}}
1.3. Introducing someone who is already a client of the Firm, or has been in documented contact with it in the previous twelve months, is not a referral. If two partners introduce the same company, the one received first counts.

## 2. How a referral is made
2.1. The Partner states in writing the company, the contact and the intended transaction, and confirms that the contact has agreed to their details being passed on.
2.2. The Firm replies within 48 hours whether it accepts the referral. If it declines, it gives the reason and does not use the data received.

## 3. Commission
3.1. The Firm pays the Partner {{referral-rate}} of {{referral-base}}.
3.2. The commission accrues when the Firm is paid by its client, and in the same proportion. Where there is an earn-out or deferred payment, it accrues as that is received.
3.3. It is paid within {{payment-days}} days of the Partner’s invoice, plus indirect tax and less any withholding that applies.
3.4. If the Firm has to refund fees to its client, the Partner refunds the corresponding part of the commission.

## 4. Protection
The commission is due if the transaction with the company introduced is signed within {{protection-months}} months of acceptance of the referral, even if this agreement has ended.

## 5. Scope
5.1. The Partner acts on its own account. This is neither an employment contract nor an agency contract under Spanish Law 12/1992, and gives no authority to negotiate, bind or collect on behalf of the Firm.
5.2. The Partner takes no other payment for the same transaction without first disclosing it to the Firm and the client, and observes the independence and incompatibility rules of its profession.
5.3. The Firm tells the client that a referral commission exists.

## 6. Confidentiality and data protection
6.1. Each party keeps the information it receives from the other secret during the agreement and for two years afterwards.
6.2. Each party is the controller of the data it processes, under Regulation (EU) 2016/679 and Spanish Organic Law 3/2018. The Firm’s contact for these purposes is {{data-protection-contact}}.

## 7. Term
7.1. This agreement has no fixed term and either party may end it on thirty days’ notice, without affecting referrals already accepted.

## 8. Governing law and jurisdiction
This agreement is governed by Spanish law and subject to the courts of {{jurisdiction}}.

~ For the Firm: {{adviser.name}} | For the Partner: {{partner-representative}}
`;
