import type { ReactNode } from 'react';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { dashboardLinks } from '@/data/navigation';

/** Public by design: no auth guard. */
export default function DashboardLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page gap-x-16 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[14rem_1fr]">
      <DashboardMenu links={dashboardLinks} />
      {/* On small screens, `contents` lets the page heading sit above the menu. */}
      <div className="min-w-0 max-lg:contents">{children}</div>
    </div>
  );
}
