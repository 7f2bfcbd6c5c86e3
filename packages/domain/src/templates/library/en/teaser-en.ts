export const teaserEn = `# Project {{project-code}}

> Blind profile, without the name or any data that identifies the company. A lawyer must review the process and the non-disclosure agreement before it is sent.

## The opportunity
{{transaction}}

## The company
{{blind-activity}}

| Item | Company |
| Sector | {{company.sector}} |
| Region | {{region}} |
| Revenue for {{valuation.base-year}} | {{valuation.revenue-range}} |
| Normalised EBITDA | {{valuation.ebitda-range}} |

## Highlights
{{highlights}}

## The process
Interested parties receive the information memorandum once they have signed the non-disclosure agreement and the sellers have accepted their profile. Expressions of interest are received until {{reply-by}}.
The sellers may change or stop the process at any time, without giving reasons and without liability.

## Contact
{{adviser.name}}, {{organization.name}}. Telephone {{adviser.phone}}, email {{adviser.email}}.
All contact is through the adviser. This document is not an offer and gives no warranty as to the information it contains.
`;
