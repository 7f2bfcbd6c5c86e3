import { Skeleton } from '@mantine/core';

/** The place of the rows before they arrive. */
export const ReportListSkeleton = () => <Skeleton radius="lg" height={366} />;
