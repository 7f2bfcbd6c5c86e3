export const processLetterEn = `# Process letter: Project {{project-code}}

> Template for guidance only: a lawyer must review it and adapt it to the case before it is sent.

{{place}}, {{date}}

For the attention of {{buyer-representative}}, {{buyer-name}}

Thank you for your interest in {{company.name}} (the “Company”). {{organization.name}} is acting as adviser to its shareholders (the “Sellers”). This letter explains how the process will run and what your offer should contain.

## 1. Transaction
{{transaction}}

## 2. Timetable
| Milestone | Date |
| Non-binding offer | {{offer-date}} |
| Management meetings | {{meetings}} |
| Data room opens | {{data-room-date}} |
| Binding offer | {{binding-offer-date}} |
| Expected signing | {{signing-date}} |
| Expected closing | {{closing-date}} |

## 3. Content of the non-binding offer
1) Identity of the buyer and of those who control it, and the authorised contact.
2) Price for 100% of the equity, cash-free and debt-free and with normalised net working capital, with the assumptions used and the treatment of cash and debt.
3) Form of payment: cash at closing, deferred, earn-out or reinvestment.
4) Source of funds and terms of the financing.
5) Scope and length of due diligence, and advisers.
6) Internal, regulatory or competition approvals required.
7) Plans for the Company, its management and its staff.
8) Essential conditions and period of validity, of at least sixty days.

## 4. Content of the binding offer
The binding offer will include the purchase agreement with changes marked, proof of funds and confirmation that due diligence is complete.

## 5. Rules
5.1. The information is governed by the non-disclosure agreement already signed.
5.2. All questions, visits and requests go only to {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. The Company, its employees, customers, suppliers and banks must not be contacted.
5.3. The Sellers may change the timetable or the rules, negotiate with one or more parties, reject any offer and stop the process at any time and without giving reasons.
5.4. Each party bears its own costs. Nothing in this letter binds the Sellers until a definitive contract is signed.
5.5. The process is governed by Spanish law.

Yours sincerely,

~ {{adviser.name}}, {{organization.name}}
`;
