import type { ReactNode } from 'react';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { dashboardLinks } from '@/lib/navigation';

/** The dashboard opens without a session, as specified (GEN-05). */
export default function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page gap-x-16 lg:grid lg:grid-cols-[14rem_1fr]">
      <DashboardMenu links={dashboardLinks} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
