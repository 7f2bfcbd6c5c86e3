export const valuationLetterEn = `# Cover letter to the valuation report

> Template for guidance only: a lawyer must review it if the valuation is to be relied on by third parties, in court or before a public authority.

{{place}}, {{date}}

For the attention of {{client.contact}}, {{client.name}}

We enclose our valuation report on {{company.name}} (tax ID {{company.tax-id}}), which you commissioned for the following purpose: {{valuation-purpose}}

## 1. Result
At {{valuation.date}}, by the {{valuation.method}} method, we estimate a central value for 100% of the equity of **{{valuation.equity}}**, within a range of {{valuation.equity-low}} to {{valuation.equity-high}}. The enterprise value is {{valuation.enterprise-value}}.

| Figures for {{valuation.base-year}} | Amount |
| Revenue | {{valuation.revenue}} |
| Normalised EBITDA | {{valuation.ebitda}} |

## 2. What it is based on
- The accounts and data provided by the Company, which we have neither audited nor verified.
- Management’s forecasts and the assumptions detailed in the report.
- Market data with the date and source stated in the report.

## 3. Scope and limits
3.1. The value is an opinion at the valuation date. The price of a transaction also depends on the buyer, the negotiation and the terms of the contract.
3.2. Events after the valuation date have not been taken into account, and we assume no obligation to update the report.
3.3. The report is issued for the recipient and purpose stated. Passing it to third parties requires our written consent, and we accept no liability to them.
3.4. The report is not an audit, nor due diligence, nor the report of an independent expert appointed by the Commercial Registry.
3.5. We declare that we have no interest in the Company and that our fees do not depend on the result of the valuation.

We remain at your disposal for any clarification.

~ {{adviser.name}}, {{organization.name}}, {{adviser.phone}}
`;
