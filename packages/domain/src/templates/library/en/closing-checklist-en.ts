export const closingChecklistEn = `# Closing checklist: {{company.name}}

> Checklist for guidance only: a lawyer must review it against the signed agreement.

Expected closing: {{closing-date}}, at {{notary}}. Prepared by {{organization.name}}, {{date}}.

## 1. Before closing
| Document or act | Responsible | Done |
| Conditions precedent met or waived in writing | Both parties | |
| Shareholder and board resolutions of seller and buyer | Both parties | |
| Waiver of pre-emption rights | Sellers | |
| Tax and Social Security clearance certificates | Sellers | |
| Bank balance and debt release certificates | Banks | |
| Change of control consents | Sellers | |
| Powers, tax IDs and beneficial ownership of signatories | Both parties | |
| Price calculation and funds flow | {{organization.name}} | |
| Proof of funds and cheques or transfers prepared | Buyer | |

## 2. At the notary
| Document or act | Responsible | Done |
| Public deed of sale | Notary | |
| Payment of the price and receipt | Buyer | |
| Escrow | Both parties | |
| Resignation and appointment of directors | Both parties | |
| Revocation and granting of powers of attorney | Buyer | |
| Release of guarantees and shareholder loans | Banks | |
| Key team contracts and non-compete agreement | Both parties | |
| Payment of advisers’ fees | Both parties | |

## 3. After closing
| Document or act | Responsible | Done |
| Entry of the transfer in the register of shareholders or of registered shares | Buyer | |
| Registration of directors and powers of attorney at the Commercial Registry | Buyer | |
| Deed and registration of sole shareholder status, where applicable | Buyer | |
| Notice to banks, the tax authority (form 036) and Social Security | Buyer | |
| Announcement to staff, customers and suppliers | Both parties | |
| Foreign investment and beneficial ownership declarations, where applicable | Buyer | |
| Closing accounts and price adjustment | Buyer | |
| Timetable for the earn-out and escrow release | {{organization.name}} | |

## Signatories
| Party | Person |
| Sellers | {{company-representative}} |
| Buyer, {{buyer-name}} | {{buyer-representative}} |
| Adviser | {{adviser.name}} |
`;
