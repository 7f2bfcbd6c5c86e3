export const dueDiligenceChecklistEn = `# Due diligence checklist: {{company.name}}

> Checklist for guidance only: a lawyer must review it and adapt it to the sector and the transaction.

Project {{project-code}}. {{organization.name}}, {{date}}. Data room opens: {{data-room-date}}. Status: requested, received, reviewed, not applicable.

## 1. Corporate
| Document | Status | Owner | File |
| Deed of incorporation, articles and amendments | | | |
| Register of shareholders and group structure | | | |
| Shareholder and board minutes for the last five years | | | |
| Shareholder agreements, options and commitments over the equity | | | |
| Powers of attorney in force and registered officers | | | |
| Beneficial ownership declaration | | | |
| Crime and money-laundering prevention, and internal reporting channel (Spanish Law 2/2023) | | | |

## 2. Finance
| Document | Status | Owner | File |
| Annual accounts and audit reports for the last three years | | | |
| Trial balance at the latest month-end | | | |
| Detail of the EBITDA normalisation adjustments | | | |
| Financial debt, guarantees and reverse factoring, with agreements | | | |
| Ageing of receivables and payables | | | |
| Monthly net working capital | | | |
| Budget, forecasts and their assumptions | | | |

## 3. Tax
| Document | Status | Owner | File |
| Corporate income tax for all open years | | | |
| VAT, withholdings and related-party transactions | | | |
| Tax and Social Security clearance certificates | | | |
| Inspections, requests and appeals | | | |
| Tax losses, deductions and credits | | | |

## 4. Employment
| Document | Status | Owner | File |
| Staff list: seniority, grade, salary and contract | | | |
| Collective agreement and company agreements | | | |
| Senior management contracts, bonuses and severance | | | |
| Working time records, equality plan and pay register | | | |
| Employment disputes and labour inspections | | | |

## 5. Contracts
| Document | Status | Owner | File |
| Contracts with the ten largest customers | | | |
| Contracts with the ten largest suppliers | | | |
| Change of control, exclusivity and non-compete clauses | | | |
| Contracts with shareholders and related parties | | | |
| Insurance and claims history | | | |

## 6. Intellectual property
| Document | Status | Owner | File |
| Trade marks, patents, designs and domains | | | |
| Licences granted and received | | | |
| Assignment of rights by employees and contractors | | | |

## 7. IT and data protection
| Document | Status | Owner | File |
| Systems, licences and maintenance contracts | | | |
| Record of processing activities and processor agreements (GDPR) | | | |
| Security incidents and notified breaches | | | |
| Backups and continuity plan | | | |

## 8. Real estate
| Document | Status | Owner | File |
| Land registry extracts and title deeds | | | |
| Leases | | | |
| Activity and planning licences | | | |

## 9. Litigation
| Document | Status | Owner | File |
| Current or foreseeable court and arbitration proceedings | | | |
| Provisions and lawyers’ letters | | | |

## 10. Environment
| Document | Status | Owner | File |
| Environmental permits and waste | | | |
| Soil, emissions and penalties | | | |

## Notes
Personal data of employees and customers is provided anonymised. Questions go to {{adviser.name}}, {{adviser.email}}.
`;
