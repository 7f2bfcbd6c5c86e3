export const buyerListEn = `# Buyer list: {{company.name}}

> Internal and confidential. A lawyer must review contacts with competitors before any sensitive information is sent to them.

{{organization.name}}, {{date}}. Project {{project-code}}.

## 1. Criteria
- Strategic fit: the product, customers, territory or capability the buyer gains.
- Ability to pay: own funds, debt and previous transactions.
- Confidentiality risk: direct competitor, customer or supplier.
- Likelihood of closing: proven interest and speed of decision.

## 2. Proposed buyers
{{buyers}}

{{#if excluded-buyers}}
## 3. Buyers excluded by the client
{{excluded-buyers}}
{{/if}}

## Follow-up
| Step | Owner | Date |
| Approval of the list by the client | {{company-representative}} | |
| Sending the teaser | {{adviser.name}} | |
| Signing the non-disclosure agreements | {{adviser.name}} | |
| Sending the information memorandum | {{adviser.name}} | |
| Receipt of non-binding offers | {{adviser.name}} | {{offer-date}} |

## Approval
The client approves this list. Nobody outside it will be contacted without the client’s written consent.

~ For the client: {{company-representative}} | For the adviser: {{adviser.name}}
`;
