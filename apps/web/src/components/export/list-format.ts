export type ListFormat = 'csv' | 'xlsx';
