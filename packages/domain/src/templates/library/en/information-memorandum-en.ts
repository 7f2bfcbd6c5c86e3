export const informationMemorandumEn = `# Information memorandum: {{company.name}}

> Confidential document, subject to the non-disclosure agreement signed by its recipient. A lawyer must review it before it is sent.

{{organization.name}}, {{date}}

## 1. Notice
This memorandum was prepared by {{organization.name}} with information provided by {{company.name}} (the “Company”). Neither the Company, nor its shareholders, nor the adviser warrant that it is accurate or complete, or have verified it independently. It is not an offer for sale. Recipients will make their own analysis; only the representations and warranties in the definitive contract will be enforceable.

## 2. Summary
{{transaction}}
{{highlights}}

| Item | Company |
| Sector | {{company.sector}} |
| Province | {{company.province}} |
| Founded | {{company.founded}} |
| Employees | {{company.employees}} |
| Revenue {{valuation.base-year}} | {{valuation.revenue}} |
| Normalised EBITDA {{valuation.base-year}} | {{valuation.ebitda}} |

## 3. The company
### History
{{history}}
### Products and services
{{products}}
### Customers
{{customers}}
### Team
{{team}}
### Facilities
{{facilities}}

## 4. The market
{{market}}
### Competition
{{competition}}

## 5. Financial information
### Past accounts
{{valuation.accounts}}
### Normalisation of EBITDA
{{valuation.adjustments}}
### Debt and cash
{{valuation.balance}}

## 6. Business plan
{{growth-plan}}
### Forecast
{{valuation.forecast}}
Forecasts are management assumptions and may not be met.

{{#if show-valuation}}
## 7. Value summary
The valuation at {{valuation.date}}, by the {{valuation.method}} method, gives a central equity value of {{valuation.equity}}, between {{valuation.equity-low}} and {{valuation.equity-high}}, and an enterprise value of {{valuation.enterprise-value}}. It is an opinion of value, not an asking price.
{{/if}}

## Process and contact
Non-binding offers are received until {{offer-date}}, as set out in the process letter. All communication is addressed to {{adviser.name}}, {{adviser.email}}, {{adviser.phone}}. The Company, its employees, customers and suppliers must not be contacted.
`;
